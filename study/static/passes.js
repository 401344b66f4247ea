"use strict";
// j and k walk the passes: they follow the links of the list.
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || /^(?:INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  const here = document.querySelector("#list [aria-current=step]")?.closest("li");
  const next = { j: here?.nextElementSibling, k: here?.previousElementSibling }[event.key];
  next?.querySelector("a").click();
});
