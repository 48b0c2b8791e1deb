import { partsOf } from "../../../areas/identity/state";
import { button, make } from "../dom";
import { photoKey, type Actions, type State } from "../state";
import { catalogueIn } from "../locales";
import { backButton, notice, stepHead } from "./frame";

/** Shows all photos before they are submitted. */
export function reviewScreen(state: State, act: Actions, urlOf: (photo: Blob) => string): Node[] {
  const texts = catalogueIn(state.language);
  const photos = partsOf(state.document).flatMap((part) => {
    const photo = state.photos.get(part);
    const name = texts.photoNames[photoKey(state.document, part)];
    if (!photo) return [];
    return make(
      "figure",
      {},
      make("img", { is: { src: urlOf(photo), alt: texts.preview(name) } }),
      make(
        "figcaption",
        {},
        make("span", {}, name),
        button(texts.change, () => act.change(part), {
          kind: "plain",
          label: texts.changePhoto(name),
          isBusy: state.isBusy,
        }),
      ),
    );
  });
  return [
    ...stepHead(state, texts.reviewTitle),
    make("p", {}, texts.reviewLead),
    ...[notice(state)].filter((node) => node !== null),
    make("div", { is: { class: "photos" } }, ...photos),
    make("p", {}, texts.consent),
    make(
      "div",
      { is: { class: "actions" } },
      button(state.isBusy ? texts.sending : texts.submit, () => act.submit(), { isBusy: state.isBusy }),
    ),
    backButton(state, act),
  ];
}
