import { type Problem } from "../calls";
import { button, make, sign } from "../dom";
import { type Actions, type State } from "../state";
import { wordsIn } from "../words";
import { heading } from "./frame";

/** Until the first answer is there. */
export const loadingScreen = ({ language }: State): Node[] => [
  make(
    "div",
    { is: { role: "status" } },
    make("div", { is: { class: "spinner" } }),
    make("span", { is: { class: "unseen" } }, wordsIn(language).loading),
  ),
];

/** Nothing goes on; says why, and whether trying again may help. */
export const stoppedScreen = (
  { language }: State,
  act: Actions,
  { problem, canRetry }: { problem: Problem; canRetry: boolean },
): Node[] => {
  const words = wordsIn(language);
  return [
    make(
      "div",
      { is: { class: "outcome" } },
      sign("bad"),
      heading(words.title),
      make("p", { is: { role: "alert" } }, words.problems[problem]),
      canRetry ? button(words.tryAgain, () => act.retry()) : null,
    ),
  ];
};
