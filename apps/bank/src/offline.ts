// Runs inline in the page that is shown when the bank can't be reached.
/** Milliseconds between attempts, as a connection may be back without the browser saying so. */
const PAUSE = 10_000;

const again = () => location.reload();

document.querySelector("button")?.addEventListener("click", again);
addEventListener("online", again);
setInterval(() => {
  if (document.visibilityState === "visible")
    fetch("/icon.svg", { cache: "no-store" }).then(again, () => undefined);
}, PAUSE);
