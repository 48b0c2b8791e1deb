import { type PhotoPart } from "@amberline/api/operator";
import { closeCamera } from "./camera";
import { type Channel } from "./channel";
import { createRenderer, type FocusOn } from "./render";
import {
  firstState,
  progressOf,
  stepAt,
  stepSet,
  stepsOf,
  type Actions,
  type State,
  type View,
} from "./state";

export interface Screen {
  state(): State;
  show(change: Partial<State>, focusOn?: FocusOn): void;
  enter(view: View, focusOn?: FocusOn): void;
  /** Enters a step and tells the app of the progress. */
  goTo(view: View, focusOn?: FocusOn): void;
  /** Tells the app that the step goes on after a problem. */
  goOn(): void;
  moveBy(offset: number): void;
  /** Replaces a photo from the review, then returns to it. */
  replace(part: PhotoPart): void;
}

interface ScreenOptions {
  root: HTMLElement;
  home: string | null;
  channel: Pick<Channel, "tell">;
  tell: Channel["tell"];
  actionsOf(screen: Screen): Actions;
}

/** The state of the widget, rendered after each change, and the way through its steps. */
export function createScreen({ root, home, channel, tell, actionsOf }: ScreenOptions): Screen {
  let state: State = { ...firstState, home };
  let isReplacing = false;

  const show = (change: Partial<State>, focusOn: FocusOn = null) => {
    const { camera } = state;
    state = { ...state, ...change };
    if (camera && camera !== state.camera) closeCamera(camera);
    render(state, focusOn);
  };

  const enter = (view: View, focusOn: FocusOn = "heading") => {
    show({ view, camera: null, picked: null, problem: null, isBusy: false }, focusOn);
    if (focusOn) channel.tell("scrollTo", { top: 0 });
  };

  const begin = (step: string) =>
    tell("onStepInitiated", {
      idDocSetType: step,
      types: step === "SELFIE" ? ["SELFIE"] : ["PASSPORT", "ID_CARD"],
    });
  const goOn = () => {
    const step = stepSet(state.view);
    if (step) begin(step);
  };

  const goTo = (view: View, focusOn: FocusOn = "heading") => {
    const [from, before] = [stepSet(state.view), stepAt(state)];
    enter(view, focusOn);
    const [to, step] = [stepSet(view), stepAt(state)];
    if (from && from !== to && step > before) tell("onStepCompleted", { idDocSetType: from });
    if (to && to !== from) begin(to);
    const [currentStep, totalSteps] = progressOf(state);
    tell("onVerificationProgressChanged", { currentStep, totalSteps });
  };

  const moveBy = (offset: number) => {
    const view = stepsOf(state.document)[stepAt(state) + offset];
    if (view && !state.isBusy) goTo(isReplacing ? { name: "review" } : view);
    isReplacing = false;
  };

  const replace = (part: PhotoPart) => {
    isReplacing = true;
    goTo({ name: "photo", part });
  };

  const screen = { state: () => state, show, enter, goTo, goOn, moveBy, replace };
  const render = createRenderer(root, actionsOf(screen));
  render(state, null);
  return screen;
}
