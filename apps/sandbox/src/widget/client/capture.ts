import { closeCamera, openCamera, shoot } from "./camera";
import { type Calls, type Problem } from "./calls";
import { readPhoto } from "./photo";
import { type Screen } from "./screen";
import { type Actions } from "./state";

/** What taking a photo needs from the widget. */
export interface CaptureContext {
  screen: Screen;
  calls(): Calls | null;
  tell(event: string, payload?: object): void;
}

type CaptureActions = Pick<Actions, "pick" | "openCamera" | "closeCamera" | "shoot" | "retake" | "usePicked">;

/** Takes one photo, from a file or the camera, previews it and sends it. */
export function captureActions({ screen, calls, tell }: CaptureContext): CaptureActions {
  const { state, goOn, moveBy } = screen;
  const show: Screen["show"] = (change, focusOn) => {
    const hadProblem = state().problem !== null;
    screen.show(change, focusOn);
    if (hadProblem && change.problem === null) goOn();
  };
  const complain = (problem: Problem) => {
    show({ problem, isBusy: false }, "problem");
    tell("onUploadError", { code: problem, msg: problem });
  };
  /** Ignores the result if the view has changed meanwhile. */
  const whileHere = async <T>(work: Promise<T>, then: (value: T) => void, late?: (value: T) => void) => {
    const { view } = state();
    const value = await work;
    (state().view === view ? then : late)?.(value);
  };
  return {
    pick: (file) =>
      void whileHere(readPhoto(file), (read) =>
        read.ok ? show({ picked: read.photo, problem: null }, "action") : complain(read.problem),
      ),
    openCamera() {
      const { view } = state();
      const facing = view.name === "photo" && view.part === "selfie" ? "user" : "environment";
      void whileHere(
        openCamera(facing),
        (opened) =>
          opened.ok ? show({ camera: opened.stream, problem: null }, "action") : complain(opened.problem),
        (opened) => opened.ok && closeCamera(opened.stream),
      );
    },
    closeCamera: () => show({ camera: null }, "action"),
    shoot: (video) =>
      void whileHere(shoot(video), (photo) =>
        photo ? show({ picked: photo, camera: null }, "action") : undefined,
      ),
    retake: () => show({ picked: null, problem: null }, "action"),
    usePicked() {
      const { picked, view, document } = state();
      const to = calls();
      if (!picked || !to || view.name !== "photo") return;
      show({ isBusy: true, problem: null }, "action");
      void whileHere(to.upload(document, view.part, picked), (answer) => {
        if (!answer.ok) return complain(answer.problem);
        const type = view.part === "selfie" ? "SELFIE" : "IDENTITY";
        tell("onDocumentAdded", { idDocSetType: type, imageId: state().photos.size + 1 });
        show({ photos: new Map(state().photos).set(view.part, picked), isBusy: false });
        moveBy(1);
      });
    },
  };
}
