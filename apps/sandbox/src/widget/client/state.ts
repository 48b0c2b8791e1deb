import { type PhotoPart } from "@amberline/api/operator";
import { partsOf, type Document, type VerificationState } from "../../areas/identity/state";
import { type Problem } from "./calls";
import { type Language, type Catalogue } from "./locales";

/** What the widget shows. */
export type View =
  | { name: "loading" }
  /** Nothing can be done but, sometimes, trying again. */
  | { name: "stopped"; problem: Problem; canRetry: boolean }
  | { name: "outcome"; outcome: VerificationState }
  | { name: "document" }
  | { name: "photo"; part: PhotoPart }
  | { name: "review" };

export interface State {
  language: Language;
  view: View;
  document: Document;
  /** Photos the provider has. */
  photos: ReadonlyMap<PhotoPart, Blob>;
  /** The photo looked at before it is used. */
  picked: Blob | null;
  camera: MediaStream | null;
  /** Why the last thing tried did not work. */
  problem: Problem | null;
  isBusy: boolean;
}

export const firstState: State = {
  language: "en",
  view: { name: "loading" },
  document: "passport",
  photos: new Map(),
  picked: null,
  camera: null,
  problem: null,
  isBusy: false,
};

/** What a person can do. */
export interface Actions {
  chooseDocument(document: Document): void;
  next(): void;
  back(): void;
  pick(file: Blob): void;
  openCamera(): void;
  closeCamera(): void;
  shoot(video: HTMLVideoElement): void;
  retake(): void;
  usePicked(): void;
  change(part: PhotoPart): void;
  submit(): void;
  begin(): void;
  retry(): void;
}

/** The views between beginning and handing in. */
export const stepsOf = (document: Document): View[] => [
  { name: "document" },
  ...partsOf(document).map((part) => ({ name: "photo", part }) as const),
  { name: "review" },
];

const isSame = (a: View, b: View) =>
  a.name === b.name && (a.name !== "photo" || (b.name === "photo" && a.part === b.part));

/** Which step a view is, counted from 0; -1 when it is none. */
export const stepAt = ({ view, document }: Pick<State, "view" | "document">): number =>
  stepsOf(document).findIndex((step) => isSame(step, view));

/** Under which key the words for a photo are found: a passport has one page to show. */
export const photoKey = (document: Document, part: PhotoPart): keyof Catalogue["photoNames"] =>
  document === "passport" && part === "front" ? "passport" : part;

/** The step sets of the provider's protocol: the document's photos are one, the face is another. */
export const stepSet = (view: View): "IDENTITY" | "SELFIE" | null => {
  if (view.name === "document") return "IDENTITY";
  if (view.name !== "photo") return null;
  return view.part === "selfie" ? "SELFIE" : "IDENTITY";
};
