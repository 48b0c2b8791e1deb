import { imageTypes } from "../../../areas/identity/image";
import { type PhotoPart } from "../../../areas/identity/state";
import { button, make } from "../dom";
import { photoKey, type Actions, type State } from "../state";
import { wordsIn } from "../words";
import { backButton, heading, notice, progress, tips } from "./frame";

type Pictures = (photo: Blob) => string;

const picture = (inside: Node): HTMLElement => make("div", { is: { class: "picture" } }, inside);

function cameraPart({ language, camera }: State, act: Actions, part: PhotoPart): Node[] {
  const words = wordsIn(language);
  const video = make("video", {
    is: {
      "aria-label": words.camera,
      "data-facing": part === "selfie" ? "user" : "environment",
      playsinline: true,
      muted: true,
      autoplay: true,
    },
  });
  video.muted = true;
  video.srcObject = camera;
  return [
    picture(video),
    make(
      "div",
      { is: { class: "actions" } },
      button(words.shoot, () => act.shoot(video)),
      button(words.cancel, () => act.closeCamera(), { kind: "second" }),
    ),
  ];
}

function pickedPart(state: State, act: Actions, photo: { url: string; name: string }): Node[] {
  const words = wordsIn(state.language);
  return [
    picture(make("img", { is: { src: photo.url, alt: words.preview(photo.name) } })),
    make(
      "div",
      { is: { class: "actions" } },
      button(state.isBusy ? words.sending : words.usePhoto, () => act.usePicked(), { isBusy: state.isBusy }),
      button(words.retake, () => act.retake(), { kind: "second", isBusy: state.isBusy }),
    ),
  ];
}

function emptyPart(state: State, act: Actions, part: PhotoPart): Node[] {
  const words = wordsIn(state.language);
  const input: HTMLInputElement = make("input", {
    is: { type: "file", accept: imageTypes.join(","), hidden: true, "aria-label": words.chooseFile },
    on: {
      change: () => {
        const [file] = input.files ?? [];
        input.value = "";
        if (file) act.pick(file);
      },
    },
  });
  return [
    make(
      "div",
      { is: { class: "picture", "aria-hidden": "true" } },
      make("div", { is: { class: "outline", "data-part": part } }),
    ),
    tips(part === "selfie" ? words.selfieTips : words.documentTips),
    make(
      "div",
      { is: { class: "actions" } },
      button(words.takePhoto, () => act.openCamera()),
      button(words.chooseFile, () => input.click(), { kind: "second" }),
      input,
    ),
    make("p", { is: { class: "hint" } }, words.formats),
  ];
}

/** Asks for one photo: from the camera or from a file, looked at before it is used. */
export function photoScreen(state: State, act: Actions, part: PhotoPart, urlOf: Pictures): Node[] {
  const words = wordsIn(state.language);
  const key = photoKey(state.document, part);
  const body = state.camera
    ? cameraPart(state, act, part)
    : state.picked
      ? pickedPart(state, act, { url: urlOf(state.picked), name: words.photoNames[key] })
      : emptyPart(state, act, part);
  return [
    ...progress(state),
    heading(words.photoTitles[key]),
    ...[notice(state)].filter((node) => node !== null),
    ...body,
    backButton(state, act),
  ];
}
