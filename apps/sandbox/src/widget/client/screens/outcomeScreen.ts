import { type VerificationState } from "../../../areas/identity/state";
import { button, make, sign, type Tone } from "../dom";
import { type Actions, type State } from "../state";
import { catalogueIn, type Catalogue } from "../locales";
import { heading, homeLink } from "./frame";

type Outcome = VerificationState & { status: Exclude<VerificationState["status"], "new"> };

const tones: Record<Outcome["status"], Tone> = {
  pending: "wait",
  approved: "good",
  retry: "bad",
  final: "bad",
};

const sayings = (texts: Catalogue): Record<Outcome["status"], [title: string, text: string]> => ({
  pending: [texts.pendingTitle, texts.pendingText],
  approved: [texts.approvedTitle, texts.approvedText],
  retry: [texts.retryTitle, texts.retryText],
  final: [texts.finalTitle, texts.finalText],
});

function reasons(texts: Catalogue, { reason, comment }: VerificationState): HTMLElement | null {
  if (reason === null && comment === "") return null;
  return make(
    "dl",
    {},
    ...(reason === null ? [] : [make("dt", {}, texts.reason), make("dd", {}, texts.reasons[reason])]),
    ...(comment === "" ? [] : [make("dt", {}, texts.comment), make("dd", {}, comment)]),
  );
}

/** Shows the status, its reason and what to do. */
export function outcomeScreen(state: State, act: Actions, outcome: VerificationState): Node[] {
  const texts = catalogueIn(state.language);
  const { status } = outcome;
  if (status === "new") return [];
  const [title, text] = sayings(texts)[status];
  const isRejected = status === "retry" || status === "final";
  return [
    make(
      "div",
      { is: { class: "outcome" } },
      sign(tones[status]),
      heading(title),
      make("p", {}, text),
      isRejected ? reasons(texts, outcome) : null,
      status === "retry" ? button(texts.startAgain, () => act.begin()) : null,
      homeLink(state),
    ),
  ];
}
