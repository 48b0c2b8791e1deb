import { type VerificationState } from "../../../areas/identity/state";
import { button, make, sign, type Tone } from "../dom";
import { type Actions, type State } from "../state";
import { wordsIn, type Words } from "../words";
import { heading } from "./frame";

type Outcome = VerificationState & { status: Exclude<VerificationState["status"], "new"> };

const tones: Record<Outcome["status"], Tone> = {
  pending: "wait",
  approved: "good",
  retry: "bad",
  final: "bad",
};

const sayings = (words: Words): Record<Outcome["status"], [title: string, text: string]> => ({
  pending: [words.pendingTitle, words.pendingText],
  approved: [words.approvedTitle, words.approvedText],
  retry: [words.retryTitle, words.retryText],
  final: [words.finalTitle, words.finalText],
});

function reasons(words: Words, { reason, comment }: VerificationState): HTMLElement | null {
  if (reason === null && comment === "") return null;
  return make(
    "dl",
    {},
    ...(reason === null ? [] : [make("dt", {}, words.reason), make("dd", {}, words.reasons[reason])]),
    ...(comment === "" ? [] : [make("dt", {}, words.comment), make("dd", {}, comment)]),
  );
}

/** Says where the verification stands, why, and what can be done. */
export function outcomeScreen(state: State, act: Actions, outcome: VerificationState): Node[] {
  const words = wordsIn(state.language);
  const { status } = outcome;
  if (status === "new") return [];
  const [title, text] = sayings(words)[status];
  const isRejected = status === "retry" || status === "final";
  return [
    make(
      "div",
      { is: { class: "outcome" } },
      sign(tones[status]),
      heading(title),
      make("p", {}, text),
      isRejected ? reasons(words, outcome) : null,
      status === "retry" ? button(words.startAgain, () => act.begin()) : null,
    ),
  ];
}
