import { type PhotoPart } from "@amberline/api/operator";
import { imageTypes } from "../../../areas/identity/image";

import { button, make } from "../dom";
import { photoKey, type Actions, type State } from "../state";
import { catalogueIn } from "../locales";
import { backButton, notice, stepHead, tips } from "./frame";

type Pictures = (photo: Blob) => string;

const picture = (inside: Node): HTMLElement => make("div", { is: { class: "picture" } }, inside);

function cameraPart({ language, camera }: State, act: Actions, part: PhotoPart): Node[] {
  const texts = catalogueIn(language);
  const video = make("video", {
    is: {
      "aria-label": texts.camera,
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
      button(texts.shoot, () => act.shoot(video)),
      button(texts.cancel, () => act.closeCamera(), { kind: "second" }),
    ),
  ];
}

function pickedPart(state: State, act: Actions, photo: { url: string; name: string }): Node[] {
  const texts = catalogueIn(state.language);
  return [
    picture(make("img", { is: { src: photo.url, alt: texts.preview(photo.name) } })),
    make(
      "div",
      { is: { class: "actions" } },
      button(state.isBusy ? texts.sending : texts.usePhoto, () => act.usePicked(), { isBusy: state.isBusy }),
      button(texts.retake, () => act.retake(), { kind: "second", isBusy: state.isBusy }),
    ),
  ];
}

function emptyPart(state: State, act: Actions, part: PhotoPart): Node[] {
  const texts = catalogueIn(state.language);
  const input: HTMLInputElement = make("input", {
    is: { type: "file", accept: imageTypes.join(","), hidden: true, "aria-label": texts.chooseFile },
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
    tips(part === "selfie" ? texts.selfieTips : texts.documentTips),
    make(
      "div",
      { is: { class: "actions" } },
      button(texts.takePhoto, () => act.openCamera()),
      button(texts.chooseFile, () => input.click(), { kind: "second" }),
      input,
    ),
    make("p", { is: { class: "hint" } }, texts.formats),
  ];
}

/** One photo from the camera or a file, with a preview. */
export function photoScreen(state: State, act: Actions, part: PhotoPart, urlOf: Pictures): Node[] {
  const texts = catalogueIn(state.language);
  const key = photoKey(state.document, part);
  const body = state.camera
    ? cameraPart(state, act, part)
    : state.picked
      ? pickedPart(state, act, { url: urlOf(state.picked), name: texts.photoNames[key] })
      : emptyPart(state, act, part);
  return [
    ...stepHead(state, texts.photoTitles[key]),
    ...[notice(state)].filter((node) => node !== null),
    ...body,
    backButton(state, act),
  ];
}
