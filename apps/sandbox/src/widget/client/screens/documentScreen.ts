import { documents } from "../../../areas/identity/state";
import { button, make } from "../dom";
import { type Actions, type State } from "../state";
import { wordsIn } from "../words";
import { heading, progress } from "./frame";

/** Asks which document will be shown. */
export function documentScreen(state: State, act: Actions): Node[] {
  const words = wordsIn(state.language);
  const choices = documents.map((document) =>
    make(
      "label",
      { is: { class: "choice" } },
      make("input", {
        is: { type: "radio", name: "document", value: document, checked: document === state.document },
        on: { change: () => act.chooseDocument(document) },
      }),
      make(
        "span",
        {},
        make("strong", {}, words.documents[document]),
        make("span", {}, words.documentHints[document]),
      ),
    ),
  );
  return [
    ...progress(state),
    heading(words.documentTitle),
    make("p", {}, words.documentLead),
    make("fieldset", {}, make("legend", { is: { class: "unseen" } }, words.documentTitle), ...choices),
    make(
      "div",
      { is: { class: "actions" } },
      button(words.next, () => act.next()),
    ),
  ];
}
