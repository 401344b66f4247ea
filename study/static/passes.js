"use strict";
// The compiler's passes one by one, once the reader has asked for them.
(() => {
  const { make } = Explorer;
  const at = (id) => document.getElementById(id);
  let passes = [];
  let current = 0;

  const show = (index) => {
    current = Math.min(Math.max(index, 0), passes.length - 1);
    at("list").querySelectorAll("button").forEach((button, i) => {
      if (i === current) { button.setAttribute("aria-current", "step"); button.scrollIntoView({ block: "nearest" }); }
      else button.removeAttribute("aria-current");
    });
    history.replaceState(null, "", `#pass=${current}`);
    Explorer.diff(at("diff"), passes[current].diff, "the program before the first pass");
    Explorer.colour(at("program"), passes[current].program, "python");
  };

  at("go").addEventListener("click", async () => {
    const found = await Explorer.work(at("go"), at("status"), `/act/passes/${at("passes").dataset.act}`, { step: Number(at("step").value) });
    if (!found) return;
    passes = found.passes;
    at("list").replaceChildren(...passes.map((pass) => {
      const item = make("li");
      const button = make("button");
      button.type = "button";
      button.append(make("span", "number", String(pass.index)), make("span", "what", pass.name),
        make("span", "rung", pass.unchanged ? `+${pass.unchanged} idle` : ""));
      button.addEventListener("click", () => show(pass.index));
      item.append(button);
      return item;
    }));
    at("shown").hidden = false;
    show(Number.parseInt(new URLSearchParams(location.hash.slice(1)).get("pass") ?? "0", 10) || 0);
  });
  addEventListener("keydown", (event) => {
    if (!passes.length || event.ctrlKey || event.metaKey || event.altKey || /^(?:INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    if (event.key === "j") show(current + 1);
    else if (event.key === "k") show(current - 1);
  });
})();
