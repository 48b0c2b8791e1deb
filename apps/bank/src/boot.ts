// Runs inline, before the first paint and before any file of the app arrives: it must stay small.
import { OPENING_PAGE, UNLOADED_PAGE, type OpeningPage } from "./openingPage";

/** Milliseconds before the app's code is asked for again, and until it is said that it does not come. */
const PAUSES = [1_000, 3_000];
const PATIENCE = 12_000;

function copyOf(id: string): HTMLElement | null {
  const template = document.getElementById(id);
  if (!(template instanceof HTMLTemplateElement)) return null;
  const copy = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  // The page's policy ignores style attributes, but not styles set by a script.
  copy.querySelectorAll<HTMLElement>("[data-style]").forEach((part) => {
    part.style.cssText = part.dataset["style"] ?? "";
  });
  document.body.append(copy);
  return copy;
}

/** The shell with the title of the page, for somebody whose session is stored: in its place before the app is. */
function showOpening() {
  const { page = "null" } = document.getElementById(OPENING_PAGE)?.dataset ?? {};
  const { session, brand, home, pages, untitled, barless } = JSON.parse(page) as OpeningPage;
  if (localStorage.getItem(session) === null) return;
  const known = Object.keys(pages).find((path) =>
    path.endsWith(":id") ? location.pathname.startsWith(path.slice(0, -3)) : path === location.pathname,
  );
  const path = known ?? home;
  const opening = copyOf(OPENING_PAGE);
  const heading = opening?.querySelector("h1");
  const [title, words, entry, width = ""] = pages[path] ?? [];
  if (!opening || !heading || title === undefined || words === undefined) return;
  document.title = `${title} · ${brand}`;
  heading.textContent = words;
  heading.closest<HTMLElement>("[data-header]")?.toggleAttribute("hidden", untitled.includes(path));
  opening.toggleAttribute("data-bar", !barless.includes(path));
  opening
    .querySelector(`nav a[href="${entry}"]`)
    ?.setAttribute("aria-current", entry === path ? "page" : "true");
  const main = opening.querySelector("main");
  main?.removeAttribute("id");
  main?.setAttribute("data-width", width);
}

let notice: HTMLElement | null = null;
function showUnloaded() {
  document.getElementById("opening")?.remove();
  notice ??= copyOf(UNLOADED_PAGE);
  notice?.querySelector("button")?.addEventListener("click", () => location.reload());
}
const patience = setTimeout(showUnloaded, PATIENCE);

function loadAgain(file: string, tries = 0) {
  const pause = PAUSES[tries];
  if (pause === undefined) return showUnloaded();
  setTimeout(() => import(/* @vite-ignore */ file).catch(() => loadAgain(file, tries + 1)), pause);
}

/** A submit before the app hears any: `wakePainted` hands it on. */
document.addEventListener(
  "submit",
  (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    const button = event.target.querySelector("button[type=submit][data-painted]");
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    button.setAttribute("aria-busy", "true");
  },
  { capture: true },
);

addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.src) loadAgain(target.src);
  },
  { capture: true },
);
addEventListener("amberline:broken", showUnloaded);
addEventListener("amberline:started", () => {
  clearTimeout(patience);
  notice?.remove();
  notice = null;
});

try {
  showOpening();
} catch {
  // Without storage nobody stays signed in.
}
