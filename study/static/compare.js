"use strict";
// Two rungs side by side: the whole page, or only their accesses below a ladder, which then asks for them.
(() => {
  const draw = (data) => {
    for (const side of ["left", "right"]) {
      const shown = data[side];
      const tree = document.querySelector(`[data-tree=${side}]`);
      if (tree) Explorer.tree(tree, shown.tree);
      const target = document.querySelector(`[data-access=${side}]`);
      const show = (nest) => drawAccess(target, shown.insight, data.caches, nest, show);
      show(null);
    }
    const diff = document.getElementById("diff");
    if (diff) Explorer.diff(diff, data.diff, "the programs are the same");
  };
  const ask = async (place) => {
    const answer = await fetch(place.dataset.json);
    const found = await answer.json();
    if (!answer.ok) { place.textContent = `⚠ ${found.error.message}`; return; }
    draw(found.comparison);
    place.setAttribute("aria-busy", "false");
  };
  const place = document.querySelector("#sides[data-json]");
  if (place) ask(place).catch((error) => { place.textContent = `⚠ ${error.message}`; });
  else draw(Explorer.data("compare-data"));
})();
