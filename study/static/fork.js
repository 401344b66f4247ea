"use strict";
// A fork: the program as it is, a filter over the primitives, measuring, and the tree of what was tried.
(() => {
  const { make } = Explorer;
  const at = (id) => document.getElementById(id);
  const fork = Explorer.data("fork-data");
  const about = at("forking").dataset;
  Explorer.tree(at("tree"), fork.tree);
  Explorer.diff(at("diff"), fork.diff, "nothing yet: choose a primitive");

  at("filter").addEventListener("input", () => {
    const wanted = at("filter").value.toLowerCase();
    for (const item of at("ways").children) item.hidden = !item.dataset.text.toLowerCase().includes(wanted);
  });
  at("fork-step").addEventListener("change", () => { location.href = `${at("fork-step").dataset.base}&step=${at("fork-step").value}`; });

  at("measure").addEventListener("click", async () => {
    const found = await Explorer.work(at("measure"), at("measured"), `/act/measure/${about.act}`, {});
    if (!found) return;
    const failed = Object.entries(found.statuses).find(([, [status]]) => status !== "ok");
    if (failed) { at("measured").textContent = `⚠ ${failed[0]}: ${failed[1][0]} ${failed[1][1]}`; return; }
    const [ratio, [low, high]] = found.ratio;
    const noise = low <= 1 && high >= 1;
    const text = `${(found.seconds.fork * 1e3).toPrecision(4)} ms, ${ratio.toFixed(3)} × the step's speed (95 %: ${low.toFixed(3)} to ${high.toFixed(3)})`;
    at("measured").textContent = noise ? `≈ ${text}: inside the noise` : `${ratio > 1 ? "▲" : "▼"} ${text}`;
  });

  at("copy").addEventListener("click", async () => {
    await navigator.clipboard.writeText(at("python").textContent);
    at("copied").textContent = "copied";
  });

  // Every path of primitives that was opened from this step, kept by the browser.
  const key = `forks ${about.key}`;
  const tried = new Set(JSON.parse(localStorage.getItem(key) ?? "[]"));
  for (let i = 1; i <= fork.start.actions.length; i++) tried.add(fork.start.actions.slice(0, i).join(" "));
  localStorage.setItem(key, JSON.stringify([...tried].slice(-200)));
  const here = fork.start.actions.join(" ");
  at("tried").replaceChildren(...[...tried].sort().map((path) => {
    const actions = path.split(" ");
    const item = make("li");
    item.style.setProperty("--depth", String(actions.length));
    const link = make("a", "mono", actions[actions.length - 1]);
    link.href = about.base + actions.map((action) => `&do=${encodeURIComponent(action)}`).join("");
    if (path === here) link.setAttribute("aria-current", "step");
    item.append(link);
    return item;
  }));
  at("forks").open = tried.size > 0;
})();
