import { type PhotoPart } from "@amberline/api/operator";
import { type Language } from "@amberline/domain/language";
import { partsOf, type Document, type VerificationState } from "../../areas/identity/state";
import { type Problem } from "./calls";
import { type Catalogue } from "./locales";

export type View =
  | { name: "loading" }
  /** An error that ends the journey, except perhaps for retrying. */
  | { name: "stopped"; problem: Problem; canRetry: boolean }
  | { name: "outcome"; outcome: VerificationState }
  | { name: "document" }
  | { name: "photo"; part: PhotoPart }
  | { name: "review" };

export interface State {
  language: Language;
  /** The bank's address where the page stands alone; null inside the app. */
  home: string | null;
  view: View;
  document: Document;
  /** Photos the provider has received. */
  photos: ReadonlyMap<PhotoPart, Blob>;
  /** The previewed photo. */
  picked: Blob | null;
  camera: MediaStream | null;
  /** Why the last action failed. */
  problem: Problem | null;
  isBusy: boolean;
}

export const firstState: State = {
  language: "en",
  home: null,
  view: { name: "loading" },
  document: "passport",
  photos: new Map(),
  picked: null,
  camera: null,
  problem: null,
  isBusy: false,
};

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

/** The views of a journey, in order. */
export const stepsOf = (document: Document): View[] => [
  { name: "document" },
  ...partsOf(document).map((part) => ({ name: "photo", part }) as const),
  { name: "review" },
];

const isSame = (a: View, b: View) =>
  a.name === b.name && (a.name !== "photo" || (b.name === "photo" && a.part === b.part));

/** Index of a view among the steps; -1 if it is none. */
export const stepAt = ({ view, document }: Pick<State, "view" | "document">): number =>
  stepsOf(document).findIndex((step) => isSame(step, view));

/** What is counted for the customer: both sides of a card are one step, so the number is the same for every document. */
const countedSteps = stepsOf("passport");

export function progressOf({
  view,
  document,
}: Pick<State, "view" | "document">): [step: number, total: number] {
  const counted = stepsOf(document)
    .slice(0, stepAt({ view, document }) + 1)
    .filter((step) => countedSteps.some((each) => isSame(each, step)));
  return [counted.length, countedSteps.length];
}

/** Key of the texts for a photo: a passport has only one page. */
export const photoKey = (document: Document, part: PhotoPart): keyof Catalogue["photoNames"] =>
  document === "passport" && part === "front" ? "passport" : part;

/** Step sets of the provider's protocol: one for the document's photos, one for the face. */
export const stepSet = (view: View): "IDENTITY" | "SELFIE" | null => {
  if (view.name === "document") return "IDENTITY";
  if (view.name !== "photo") return null;
  return view.part === "selfie" ? "SELFIE" : "IDENTITY";
};
