"use strict";
// What each step and parameter of a rung is worth: a bar with its interval for each, on a logarithmic axis around 1.
(() => {
  const { make, draw, duration } = Explorer;
  const at = (id) => document.getElementById(id);

  const bar = (effect, reach) => {
    const width = 260, height = 16, middle = width / 2;
    const place = (factor) => middle + (middle - 6) * Math.max(-1, Math.min(1, Math.log(factor) / reach));
    const svg = draw("svg", { viewBox: `0 0 ${width} ${height}`, class: "chart factor", role: "img",
      "aria-label": `${effect.factor.toFixed(2)} times, 95 % between ${effect.factor_ci95.map((v) => v.toFixed(2)).join(" and ")}` });
    const [low, high] = effect.factor_ci95.map(place), x = place(effect.factor);
    svg.append(draw("line", { class: "rule", x1: middle, x2: middle, y1: 0, y2: height }),
      draw("rect", { class: `bar${effect.noise ? " faint" : effect.factor < 1 ? " loss" : ""}`, x: Math.min(x, middle), y: 4, width: Math.max(Math.abs(x - middle), 1), height: 8 }),
      draw("line", { class: "whisker", x1: low, x2: high, y1: 8, y2: 8 }), draw("line", { class: "whisker", x1: low, x2: low, y1: 3, y2: 13 }),
      draw("line", { class: "whisker", x1: high, x2: high, y1: 3, y2: 13 }));
    return svg;
  };

  const show = (found) => {
    at("shown").hidden = false;
    at("about").textContent = `The whole rung takes ${duration(found.seconds)} with ${found.threads} thread${found.threads === 1 ? "" : "s"}; `
      + `medians of ${found.rounds} shuffled rounds, measured ${found.time.slice(0, 10)}.`;
    const reach = Math.max(Math.log(2), ...found.effects.filter((e) => e.factor).map((e) => Math.abs(Math.log(e.factor)))) * 1.1;
    at("effects").replaceChildren(...found.effects.map((effect) => {
      const row = make("tr");
      const name = make("th", "mono", effect.name);
      name.scope = "row";
      const what = make("td", "", effect.what);
      if (effect.also.length) what.append(make("span", "config", `and ${effect.also.length} primitives that rest on it: ${[...new Set(effect.also)].join(", ")}`));
      row.append(name, what);
      if (effect.factor === null) {
        const why = make("td", "dim", `– ${effect.status}: ${effect.message}`);
        why.colSpan = 3;
        row.append(why);
        return row;
      }
      const sign = effect.noise ? "≈" : effect.factor > 1 ? "▲" : "▼";
      const interval = make("td", "factors");
      interval.append(bar(effect, reach), make("span", "dim", effect.factor_ci95.map((v) => v.toFixed(2)).join(" – ")));
      row.append(make("td", "n", duration(effect.seconds)), make("td", `n ${effect.noise ? "noise" : ""}`, `${sign} ${effect.factor.toFixed(2)} ×`), interval);
      return row;
    }));
    at("together").hidden = !found.interactions.length;
    at("interactions").replaceChildren(...found.interactions.map((pair) => make("li", pair.noise ? "dim" : "", pair.text)));
  };

  at("go").addEventListener("click", async () => {
    const answer = await Explorer.work(at("go"), at("status"), `/act/ablation/${at("go").dataset.act}`, {});
    if (answer) show(answer.ablation);
  });
  const known = Explorer.data("ablation-data");
  if (known) show(known);
  else at("about").textContent = "Nothing is recorded yet for this case, device and number of threads.";
})();
