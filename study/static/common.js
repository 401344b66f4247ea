"use strict";
// What the pages share: work that the server does on request, choosing a statement, filtering a list, copying.
(() => {
  // Ask the server to do something; it wants the token that only this page knows.
  const post = async (path, body) => {
    const token = document.querySelector("meta[name=token]").content;
    const answer = await fetch(path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json", "x-token": token } });
    const text = await answer.text();
    let found;
    try { found = JSON.parse(text); } catch { throw new Error(text.trim() || `the server said ${answer.status}`); }
    if (found.error) throw new Error(`${found.error.message}${found.error.hint ? ` (${found.error.hint})` : ""}`);
    return found;
  };
  const number = (text) => (/^\d+$/.test(text) ? Number(text) : text);

  // Work that takes a while: its button becomes the cancel button, the status beside it says how long and how far. Where
  // the step was changed meanwhile, button and status are gone, and the page's own line says it.
  // What it found is kept by the server: the element `data-then` asks for it.
  const work = async (button) => {
    const status = button.parentElement.querySelector("[role=status]"), elsewhere = document.querySelector("#elsewhere");
    const ticket = crypto.randomUUID(), label = button.textContent, begun = performance.now();
    const act = button.closest("[data-act]").dataset.act, what = button.dataset.what ?? label;
    const body = button.dataset.body ? JSON.parse(button.dataset.body)
      : Object.fromEntries([...new FormData(button.form)].map(([name, value]) => [name, number(value)]));
    const say = (text) => {
      const here = status.isConnected || !elsewhere;
      (here ? status : elsewhere).textContent = here || !text ? text : `${what}: ${text}`;
      if (here && elsewhere) elsewhere.textContent = "";
    };
    let busy = true;
    const clock = setInterval(async () => {
      const passed = `working, ${Math.round((performance.now() - begun) / 1000)} s`;
      const state = await fetch(`/progress?ticket=${ticket}`).then((answer) => answer.json()).catch(() => ({}));
      if (busy) say(state.total ? `${passed}, ${state.done} of ${state.total} turns: ${state.name}` : state.name ? `${passed}: ${state.name}` : passed);
    }, 500);
    say("working");
    button.textContent = "cancel";
    button.dataset.ticket = ticket;
    try {
      await post(`/act/${button.dataset.work}/${act}`, { ...body, ticket });
      busy = false;
      say(status.isConnected ? "" : "done");
      htmx.trigger(button.dataset.then, "done");
    } catch (error) {
      busy = false;
      say(`⚠ ${error.message}`);
    } finally {
      clearInterval(clock);
      button.textContent = label;
      delete button.dataset.ticket;
    }
  };

  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-work], [data-copy]");
    if (button?.dataset.ticket) post("/cancel", { ticket: button.dataset.ticket }).catch(() => {});
    else if (button?.dataset.work) work(button);
    else if (button?.dataset.copy) {
      await navigator.clipboard.writeText(document.querySelector(button.dataset.copy).textContent);
      button.parentElement.querySelector("[role=status]").textContent = "copied";
    }
  });
  document.addEventListener("change", (event) => {
    const nests = event.target.matches("[data-nest]") && event.target.closest("[data-nests]");
    if (nests) for (const part of nests.querySelectorAll("[data-of]")) part.hidden = part.dataset.of !== event.target.value;
  });
  document.addEventListener("input", (event) => {
    if (!event.target.dataset.filter) return;
    const wanted = event.target.value.toLowerCase();
    for (const item of document.querySelector(event.target.dataset.filter).children) item.hidden = !item.textContent.toLowerCase().includes(wanted);
  });
})();
