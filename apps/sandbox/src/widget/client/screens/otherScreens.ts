import { type Problem } from "../calls";
import { button, make, sign } from "../dom";
import { type Actions, type State } from "../state";
import { catalogueIn } from "../locales";
import { heading, homeLink } from "./frame";

/** Shown until the first answer. */
export const loadingScreen = ({ language }: State): Node[] => [
  make(
    "div",
    { is: { role: "status" } },
    make("div", { is: { class: "spinner" } }),
    make("span", { is: { class: "unseen" } }, catalogueIn(language).loading),
  ),
];

/** Explains why it cannot continue, with a retry button if that may help. */
export const stoppedScreen = (
  state: State,
  act: Actions,
  { problem, canRetry }: { problem: Problem; canRetry: boolean },
): Node[] => {
  const texts = catalogueIn(state.language);
  return [
    make(
      "div",
      { is: { class: "outcome" } },
      sign("bad"),
      heading(texts.title),
      make("p", { is: { role: "alert" } }, texts.problems[problem]),
      canRetry ? button(texts.tryAgain, () => act.retry()) : null,
      homeLink(state),
    ),
  ];
};
