import { button, make } from "../dom";
import { progressOf, type Actions, type State } from "../state";
import { catalogueIn } from "../locales";

/** A heading that receives focus when the view changes. */
export const heading = (words: string, describedBy?: string): HTMLElement =>
  make("h1", { is: { tabindex: "-1", "aria-describedby": describedBy } }, words);

/** The way to the bank, under what nothing more can be done about here. */
export const homeLink = ({ language, home }: State): HTMLElement | null =>
  home === null
    ? null
    : make("p", { is: { class: "home" } }, make("a", { is: { href: home } }, catalogueIn(language).home));

/** The current problem, announced at once. */
export const notice = ({ problem, language }: State): HTMLElement | null =>
  problem === null
    ? null
    : make(
        "div",
        { is: { class: "notice", role: "alert", tabindex: "-1" } },
        make("span", {}, catalogueIn(language).problems[problem]),
      );

/** How far the customer is, which is read out with the heading. */
export function stepHead(state: State, title: string): HTMLElement[] {
  const texts = catalogueIn(state.language);
  const [step, total] = progressOf(state);
  const dots = Array.from({ length: total }, (_, index) =>
    make("span", { is: { "data-done": index < step } }),
  );
  return [
    make("p", { is: { class: "step", id: "step" } }, texts.step(step, total)),
    make("div", { is: { class: "bar", "aria-hidden": "true" } }, ...dots),
    heading(title, "step"),
  ];
}

export const tips = (words: readonly string[]): HTMLElement =>
  make("ul", { is: { role: "list" } }, ...words.map((tip) => make("li", {}, tip)));

export const backButton = ({ language }: State, act: Actions): HTMLElement =>
  make(
    "div",
    { is: { class: "after" } },
    button(catalogueIn(language).back, () => act.back(), { kind: "plain" }),
  );
