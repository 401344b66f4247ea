"use strict";
// Hints, strides and working sets (processors), sectors and banks (GPUs) of one step. All text is put in as text.
const drawAccess = (() => {
  const make = (tag, name, ...content) => {
    const element = document.createElement(tag);
    if (name) element.className = name;
    element.append(...content.map(String));
    return element;
  };
  const { draw } = Explorer;

  const hints = (found) => {
    const list = make("ul", "hints");
    for (const hint of found) {
      const item = make("li", "");
      item.append(make("b", "", `⚠ ${hint.rule}. `), make("span", "", hint.message), make("span", "evidence", hint.evidence),
        make("span", "mend", `mends it: ${hint.mend}`));
      list.append(item);
    }
    if (!found.length) list.append(make("li", "none", "✓ No hints: nothing that these rules know holds this step back."));
    return list;
  };

  // Strides: one column a loop, innermost first.
  const strides = (nest) => {
    const loops = nest.accesses[0]?.strides.map((stride) => stride.loop) ?? [];
    const table = make("table", "strides");
    const head = make("tr", "");
    head.append(make("th", "", "access"), ...loops.map((loop) => make("th", "n", loop)));
    table.createTHead().append(head);
    const body = table.createTBody();
    for (const access of nest.accesses) {
      const row = body.insertRow();
      const name = make("th", "", `${access.write ? "store" : "load"} ${access.buffer}`);
      name.title = access.index;
      row.append(name);
      access.strides.forEach((stride, place) => {
        const steps = stride.steps;
        const kind = !steps.length ? "unknown" : steps.every((s) => s === 0) ? "again"
          : steps.every((s) => Math.abs(s) <= access.itemsize) ? "unit" : place === 0 ? "far" : "step";
        const sign = { again: "↻ ", unit: "→ ", far: "⇥ " }[kind] ?? "";
        row.append(make("td", `n ${kind}`, sign + stride.text));
      });
    }
    return table;
  };

  // Working sets: a logarithmic bar a loop against the caches.
  const levels = (nest, caches) => {
    const names = nest.levels.map((level) => `${level.loop} × ${level.extent}`);
    const left = Math.max(90, 6.8 * Math.max(...names.map((name) => name.length)) + 8), width = left + 400, height = 20;
    const top = Math.max(...nest.levels.map((l) => l.bytes), ...caches.map((c) => c.bytes)) * 2;
    const place = (bytes) => left + (width - left - 80) * Math.log(Math.max(bytes, 64) / 64) / Math.log(top / 64);
    const svg = draw("svg", { viewBox: `0 0 ${width} ${nest.levels.length * height + 24}`, class: "chart", role: "img",
      "aria-label": "Bytes that one run of each loop touches, against the caches" });
    for (const cache of caches) {
      svg.append(draw("line", { class: "rule", x1: place(cache.bytes), x2: place(cache.bytes), y1: 14, y2: nest.levels.length * height + 20 }),
        draw("text", { class: "rule-label", x: place(cache.bytes), y: 10, "text-anchor": "middle" }, cache.name));
    }
    nest.levels.forEach((level, i) => {
      const y = 18 + i * height;
      const title = draw("title", {}, level.buffers.map(([name, bytes]) => `${name}: ${bytes} B`).join(", "));
      const group = draw("g", {});
      group.append(title, draw("text", { class: "name", x: left - 6, y: y + 12, "text-anchor": "end" }, names[i]),
        draw("rect", { class: "bar", x: left, y: y + 3, width: Math.max(place(level.bytes) - left, 2), height: height - 8, rx: 2 }),
        draw("text", { class: "axis", x: place(level.bytes) + 5, y: y + 12 }, `${level.size} · ${level.fits}`));
      svg.append(group);
    });
    return svg;
  };

  // A warp: one column a lane; a row for each sector (global memory) or bank (shared memory).
  const warp = (access) => {
    const shared = access.scope.startsWith("shared"), cell = 8, left = 74;
    const words = access.addresses.map((start) => {
      const found = [];
      for (let byte = 0; byte < access.width; byte += 4) found.push(Math.floor((start + byte) / (shared ? 4 : 32)));
      return found;
    });
    const rows = shared ? Array.from({ length: 32 }, (_, bank) => bank) : [...new Set(words.flat())].sort((a, b) => a - b);
    const row = new Map(rows.map((value, i) => [value, i]));
    const svg = draw("svg", { viewBox: `0 0 ${left + 32 * cell + 4} ${rows.length * cell + 30}`, class: "chart warp", role: "img",
      "aria-label": `${shared ? "Banks" : "Sectors"} that each lane of the warp touches` });
    svg.append(draw("text", { class: "axis", x: left, y: 10 }, "lane 0"), draw("text", { class: "axis", x: left + 32 * cell, y: 10, "text-anchor": "end" }, "31"));
    rows.forEach((value, i) => {
      if (i % 8 === 0 || i === rows.length - 1) {
        svg.append(draw("text", { class: "axis", x: left - 4, y: 14 + (i + 1) * cell, "text-anchor": "end" }, shared ? `bank ${value}` : `+${value * 32} B`));
      }
    });
    svg.append(draw("rect", { class: "frame", x: left, y: 14, width: 32 * cell, height: rows.length * cell }));
    words.forEach((touched, lane) => {
      for (const word of new Set(touched.map((w) => (shared ? w % 32 : w)))) {
        svg.append(draw("rect", { class: "cell", x: left + lane * cell + 0.5, y: 14 + row.get(word) * cell + 0.5, width: cell - 1, height: cell - 1 }));
      }
    });
    const figure = make("figure", "");
    const wasteful = shared ? access.conflict > 1 : access.sectors > access.ideal;
    const verdict = shared ? (wasteful ? `${access.conflict}-way bank conflict` : "no bank conflict")
      : `${access.sectors} sectors a request, ${access.ideal} needed`;
    figure.append(make("figcaption", "", `${access.write ? "store" : "load"} ${access.buffer} (${access.scope}), ${access.width} B a lane: `), svg);
    figure.firstChild.append(make("span", wasteful ? "warn" : "win", `${wasteful ? "⚠" : "✓"} ${verdict}`));
    return figure;
  };

  return (target, insight, caches, chosen, choose) => {
    target.replaceChildren();
    if (!insight) { target.append(make("p", "dim", "between two programs: nothing to look at")); return; }
    target.append(hints(insight.hints));
    if (insight.traffic) {
      const { global_bytes: bytes, global_requests: requests, shared_passes: passes, bank_conflicts: lost } = insight.traffic;
      target.append(make("p", "legend", `All warps: ${requests.toLocaleString("en")} requests move ${(bytes / 2 ** 20).toPrecision(3)} MiB from and to global memory (caches not counted); `
        + `${passes.toLocaleString("en")} passes over shared memory, ${lost.toLocaleString("en")} of them for bank conflicts.`));
    }
    if (!insight.nests.length) return;
    const at = chosen !== null && chosen < insight.nests.length ? chosen : Math.max(insight.hot, 0);
    const nest = insight.nests[at];
    const label = make("label", "pick", "statement ");
    const select = make("select", "");
    insight.nests.forEach((other, i) => {
      const option = make("option", "", `${other.name}${i === insight.hot ? " (hot)" : ""} · ${other.iterations.toLocaleString("en")} times`);
      option.value = String(i);
      select.append(option);
    });
    select.value = String(at);
    select.addEventListener("change", () => choose(Number(select.value)));
    label.append(select);
    target.append(label);
    if (nest.guards.length) target.append(make("p", "warn", nest.guards.map((guard) => `guarded by ${guard.text}`).join("; ")));
    // The hot statement of a kernel often works on registers alone: then all statements' accesses are drawn.
    const warps = nest.warps.length || chosen !== null ? nest.warps : insight.nests.flatMap((other) => other.warps);
    if (warps.length) {
      const gallery = make("div", "warps");
      gallery.append(...warps.map(warp));
      target.append(gallery);
    }
    const wide = make("div", "wide");
    wide.append(strides(nest));
    target.append(make("h3", "", "Bytes from one iteration to the next, innermost loop first"), wide,
      make("p", "legend", "→ neighbours · ↻ the same again · ⇥ another cache line every time"));
    if (nest.levels.length) target.append(make("h3", "", "Working set of each loop, outermost first"), levels(nest, caches));
  };
})();
