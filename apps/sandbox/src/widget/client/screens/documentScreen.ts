import { documents } from "../../../areas/identity/state";
import { button, make } from "../dom";
import { type Actions, type State } from "../state";
import { catalogueIn } from "../locales";
import { stepHead } from "./frame";

export function documentScreen(state: State, act: Actions): Node[] {
  const texts = catalogueIn(state.language);
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
        make("strong", {}, texts.documents[document]),
        make("span", {}, texts.documentHints[document]),
      ),
    ),
  );
  return [
    ...stepHead(state, texts.documentTitle),
    make("p", {}, texts.documentLead),
    make("fieldset", {}, make("legend", { is: { class: "unseen" } }, texts.documentTitle), ...choices),
    make(
      "div",
      { is: { class: "actions" } },
      button(texts.next, () => act.next()),
    ),
  ];
}
