"use strict";
// A tuning run: every trial, the best so far, the winner; drawn anew whenever the log grows.
(() => {
  const { make, draw, duration } = Explorer;
  const at = (id) => document.getElementById(id);
  const width = 620, height = 300, left = 70, bottom = height - 34, top = 10, right = width - 12;
  let run = Explorer.data("run-data").run;

  const logarithmic = (values) => {
    const low = Math.min(...values) / 1.1, high = Math.max(...values) * 1.1;
    return { low, high, at: (value) => bottom - (bottom - top) * Math.log(value / low) / Math.log(high / low) };
  };
  const yAxis = (svg, scale) => {
    for (let i = 0; i <= 4; i++) {
      const value = scale.low * (scale.high / scale.low) ** (i / 4), y = scale.at(value);
      svg.append(draw("line", { class: "grid", x1: left, x2: right, y1: y, y2: y }), draw("text", { class: "axis", x: left - 6, y: y + 4, "text-anchor": "end" }, duration(value)));
    }
  };

  const dots = () => {
    const timed = run.trials.filter((trial) => trial.seconds !== null);
    if (!timed.length) { at("dots").replaceChildren(make("p", "dim", "nothing measured yet")); return; }
    const name = at("axis").value;
    const svg = draw("svg", { viewBox: `0 0 ${width} ${height}`, class: "chart", role: "img", "aria-label": `Time of each trial against ${name || "its number"}` });
    const y = logarithmic(timed.map((trial) => trial.seconds));
    yAxis(svg, y);
    const values = name ? [...new Set(timed.map((trial) => String(trial.config[name])))].sort((a, b) => a - b || a.localeCompare(b)) : [];
    const x = (trial) => name ? left + (right - left) * (values.indexOf(String(trial.config[name])) + 0.5) / values.length
      : left + (right - left) * (trial.number - 0.5) / run.trials.length;
    if (name) values.forEach((value, i) => svg.append(draw("text", { class: "axis", x: left + (right - left) * (i + 0.5) / values.length, y: bottom + 16, "text-anchor": "middle" }, value)));
    else {
      svg.append(draw("text", { class: "axis", x: left, y: bottom + 16 }, "1"), draw("text", { class: "axis", x: right, y: bottom + 16, "text-anchor": "end" }, String(run.trials.length)));
      const curve = run.trials.filter((trial) => trial.best !== null).map((trial, i, all) => `${i ? `H${x(trial)}V${y.at(trial.best)}` : `M${x(trial)} ${y.at(trial.best)}`}${i === all.length - 1 ? `H${right}` : ""}`).join("");
      svg.append(draw("path", { class: "curve", d: curve }));
    }
    svg.append(draw("text", { class: "axis", x: (left + right) / 2, y: height - 4, "text-anchor": "middle" }, name || "trial"));
    for (const trial of timed) {
      const best = run.best !== null && trial.number === run.best.number;
      const dot = draw("circle", { class: `dot ${trial.status === "ok" ? (best ? "best" : "") : "open"}`, cx: x(trial), cy: y.at(trial.seconds), r: best ? 6 : 3.5 });
      dot.append(draw("title", {}, `trial ${trial.number}, ${trial.status}: ${duration(trial.seconds)}\n${Object.entries(trial.config).map(([key, value]) => `${key}=${value}`).join(" ")}`));
      svg.append(dot);
    }
    at("dots").replaceChildren(svg);
  };

  const winner = () => {
    const rows = run.best === null ? [] : Object.entries(run.best.config).map(([key, value]) => {
      const row = make("tr");
      const usual = run.default[key];
      row.append(make("th", "mono", key), make("td", "", `${value}${String(usual) === String(value) ? "" : " ≠"}`), make("td", "dim", String(usual)));
      return row;
    });
    if (run.best !== null) {
      const row = make("tr");
      row.append(make("th", "", "time"), make("td", "", duration(run.best.seconds)), make("td", "dim", `trial ${run.best.number} of ${run.trials.length}`));
      rows.push(row);
    }
    at("winner").tBodies[0].replaceChildren(...rows);
    at("best-says").textContent = run.best === null ? "none yet" : run.best_says;
    const failures = Object.entries(run.failures).sort((a, b) => b[1] - a[1]);
    const most = Math.max(...failures.map(([, count]) => count), 1);
    at("failures").replaceChildren(...(failures.length ? failures.map(([status, count]) => {
      const line = make("div", "failure");
      const bar = make("i");
      bar.style.width = `${50 * count / most}%`;
      const message = run.trials.findLast((trial) => trial.status === status)?.message ?? "";
      line.append(make("b", "", `${status} × ${count}`), bar, make("span", "dim", message));
      return line;
    }) : [make("p", "dim", "none")]));
  };

  // Scores mean nothing by themselves: a good model has them fall as the time rises.
  const model = () => {
    const both = run.trials.filter((trial) => trial.seconds !== null && trial.predicted !== null);
    at("model").hidden = !both.length;
    if (!both.length) return;
    at("rank").textContent = run.rank === null ? "" : `rank correlation with speed ${run.rank.toFixed(2)}: 1 is a perfect order, 0 a guess`;
    const x = logarithmic(both.map((trial) => trial.seconds));
    const along = (seconds) => left + (right - left) * Math.log(seconds / x.low) / Math.log(x.high / x.low);
    const scores = both.map((trial) => trial.predicted), low = Math.min(...scores), high = Math.max(...scores);
    const up = (score) => bottom - 8 - (bottom - top - 16) * (high > low ? (score - low) / (high - low) : 0.5);
    const svg = draw("svg", { viewBox: `0 0 ${width} ${height}`, class: "chart", role: "img", "aria-label": "The cost model's score against the measured time" });
    for (let i = 0; i <= 4; i++) {
      const value = x.low * (x.high / x.low) ** (i / 4);
      svg.append(draw("line", { class: "grid", x1: along(value), x2: along(value), y1: top, y2: bottom }),
        draw("text", { class: "axis", x: along(value), y: bottom + 16, "text-anchor": i === 0 ? "start" : i === 4 ? "end" : "middle" }, duration(value)));
    }
    svg.append(draw("text", { class: "axis", x: left - 6, y: top + 12, "text-anchor": "end" }, "fast"), draw("text", { class: "axis", x: left - 6, y: bottom - 4, "text-anchor": "end" }, "slow"),
      draw("text", { class: "axis", x: (left + right) / 2, y: height - 2, "text-anchor": "middle" }, "measured"));
    for (const trial of both) {
      const dot = draw("circle", { class: "dot", cx: along(trial.seconds), cy: up(trial.predicted), r: 3.5 });
      dot.append(draw("title", {}, `trial ${trial.number}: score ${trial.predicted.toPrecision(3)}, ${duration(trial.seconds)}`));
      svg.append(dot);
    }
    at("predicted").replaceChildren(svg);
  };

  const show = () => {
    at("count").textContent = `${run.trials.length} trials`;
    dots();
    winner();
    model();
  };

  at("axis").addEventListener("change", () => { history.replaceState(null, "", `#against=${encodeURIComponent(at("axis").value)}`); dots(); });
  const against = new URLSearchParams(location.hash.slice(1)).get("against");
  if (against !== null && run.parameters.includes(against)) at("axis").value = against;
  show();
  let shown = null;
  const events = new EventSource(at("charts").dataset.events);
  events.addEventListener("message", async (event) => {
    const known = JSON.parse(event.data).trials;
    at("live").textContent = "● following the log";
    if (shown !== null && known !== shown) {
      const answer = await fetch(at("charts").dataset.json);
      if (answer.ok) { run = (await answer.json()).run; show(); }
    }
    shown = known;
  });
  events.addEventListener("error", () => { at("live").textContent = "○ not following"; });
})();
