import { partsOf } from "../../../areas/identity/state";
import { button, make } from "../dom";
import { photoKey, type Actions, type State } from "../state";
import { wordsIn } from "../words";
import { backButton, heading, notice, progress } from "./frame";

/** Shows every photo once more before they are handed in. */
export function reviewScreen(state: State, act: Actions, urlOf: (photo: Blob) => string): Node[] {
  const words = wordsIn(state.language);
  const photos = partsOf(state.document).flatMap((part) => {
    const photo = state.photos.get(part);
    const name = words.photoNames[photoKey(state.document, part)];
    if (!photo) return [];
    return make(
      "figure",
      {},
      make("img", { is: { src: urlOf(photo), alt: words.preview(name) } }),
      make(
        "figcaption",
        {},
        make("span", {}, name),
        button(words.change, () => act.change(part), {
          kind: "plain",
          label: words.changePhoto(name),
          isBusy: state.isBusy,
        }),
      ),
    );
  });
  return [
    ...progress(state),
    heading(words.reviewTitle),
    make("p", {}, words.reviewLead),
    ...[notice(state)].filter((node) => node !== null),
    make("div", { is: { class: "photos" } }, ...photos),
    make("p", {}, words.consent),
    make(
      "div",
      { is: { class: "actions" } },
      button(state.isBusy ? words.sending : words.submit, () => act.submit(), { isBusy: state.isBusy }),
    ),
    backButton(state, act),
  ];
}
