import { make } from "./dom";
import { documentScreen } from "./screens/documentScreen";
import { outcomeScreen } from "./screens/outcomeScreen";
import { loadingScreen, stoppedScreen } from "./screens/otherScreens";
import { photoScreen } from "./screens/photoScreen";
import { reviewScreen } from "./screens/reviewScreen";
import { type Actions, type State } from "./state";
import { catalogueIn } from "./locales";

const targets = {
  heading: "h1",
  action: ".actions button",
  problem: "[role=alert]",
  choice: "input:checked",
} as const;

/** Where to move focus after rendering. */
export type FocusOn = keyof typeof targets | null;

function screen(state: State, act: Actions, urlOf: (photo: Blob) => string): Node[] {
  const { view } = state;
  if (view.name === "loading") return loadingScreen(state);
  if (view.name === "stopped") return stoppedScreen(state, act, view);
  if (view.name === "outcome") return outcomeScreen(state, act, view.outcome);
  if (view.name === "document") return documentScreen(state, act);
  if (view.name === "photo") return photoScreen(state, act, view.part, urlOf);
  return reviewScreen(state, act, urlOf);
}

/** Renders the whole widget each time. */
export function createRenderer(root: HTMLElement, act: Actions) {
  const main = make("main");
  root.append(main);
  let urls: string[] = [];
  return (state: State, focusOn: FocusOn): void => {
    const old = urls;
    urls = [];
    const urlOf = (photo: Blob) => {
      const url = URL.createObjectURL(photo);
      urls.push(url);
      return url;
    };
    document.documentElement.lang = state.language;
    document.title = catalogueIn(state.language).title;
    main.replaceChildren(...screen(state, act, urlOf));
    old.forEach((url) => URL.revokeObjectURL(url));
    if (focusOn === null) return;
    const target = main.querySelector<HTMLElement>(targets[focusOn]) ?? main.querySelector("h1");
    target?.focus({ preventScroll: focusOn === "heading" });
  };
}
