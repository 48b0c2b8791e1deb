import { type VerificationState } from "../../areas/identity/state";
import { closeCamera } from "./camera";
import { type Calls, type Problem } from "./calls";
import { captureActions } from "./capture";
import { type Channel } from "./channel";
import { createRenderer, type FocusOn } from "./render";
import { reviewOf, watchReview } from "./review";
import { firstState, stepAt, stepSet, stepsOf, type Actions, type State, type View } from "./state";
import { languageOf } from "./locales";

const levelName = "basic-kyc-level";

export interface Widget {
  /** Reads the verification's state and shows it. */
  start(calls: Calls): Promise<void>;
  stop(problem: Problem): void;
  setLanguage(tag: string): void;
  goBack(): void;
}

/** The controller of the widget: its state, the actions and the events for the app. */
export function createWidget(root: HTMLElement, channel: Pick<Channel, "tell">): Widget {
  let state: State = firstState;
  let calls: Calls | null = null;
  let applicantId: string | undefined;
  /** Earlier photos were rejected. */
  let isRepeated = false;
  /** A photo is replaced from the review, to which it returns. */
  let isChanging = false;

  const tell = (event: string, payload: object = {}) =>
    channel.tell(event, { ...payload, levelName, ...(applicantId === undefined ? {} : { applicantId }) });

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

  const goTo = (view: View, focusOn: FocusOn = "heading") => {
    const [from, before] = [stepSet(state.view), stepAt(state)];
    enter(view, focusOn);
    const [to, step] = [stepSet(view), stepAt(state)];
    if (from && from !== to && step > before) tell("onStepCompleted", { idDocSetType: from });
    if (to && to !== from) {
      tell("onStepInitiated", {
        idDocSetType: to,
        types: to === "SELFIE" ? ["SELFIE"] : ["PASSPORT", "ID_CARD"],
      });
    }
    const totalSteps = stepsOf(state.document).length;
    tell("onVerificationProgressChanged", { currentStep: step + 1, totalSteps });
  };

  const moveBy = (offset: number) => {
    const view = stepsOf(state.document)[stepAt(state) + offset];
    if (view && !state.isBusy) goTo(isChanging ? { name: "review" } : view);
    isChanging = false;
  };

  const arrive = (outcome: VerificationState, focusOn: FocusOn) => {
    isRepeated = outcome.status === "retry";
    if (outcome.status === "new") return goTo({ name: "document" }, focusOn);
    enter({ name: "outcome", outcome }, focusOn);
    if (outcome.status === "pending" && calls) {
      watchReview(calls, (decided) => {
        arrive(decided, "heading");
        tell("onApplicantStatusChanged", reviewOf(decided));
      });
    }
  };

  const stop = (problem: Problem) => {
    enter({ name: "stopped", problem, canRetry: problem === "offline" || problem === "server" });
    tell("onError", { code: problem, error: problem });
  };

  const load = async (focusOn: FocusOn) => {
    if (!calls) return;
    const answer = await calls.state();
    if (!answer.ok) return stop(answer.problem);
    ({ applicantId } = answer.value);
    tell("onApplicantLoaded");
    arrive(answer.value, focusOn);
  };

  const submit = async () => {
    if (!calls) return;
    show({ isBusy: true, problem: null }, "action");
    const answer = await calls.submit(state.document, state.language);
    if (!answer.ok) return show({ problem: answer.problem, isBusy: false }, "problem");
    tell(isRepeated ? "onApplicantResubmitted" : "onApplicantSubmitted");
    arrive(answer.value, "heading");
    tell("onApplicantStatusChanged", reviewOf(answer.value));
  };

  const actions: Actions = {
    ...captureActions({
      state: () => state,
      show,
      calls: () => calls,
      tell,
      taken(photo) {
        const { view } = state;
        if (view.name !== "photo") return;
        show({ photos: new Map(state.photos).set(view.part, photo), isBusy: false });
        moveBy(1);
      },
    }),
    chooseDocument(document) {
      // A photo of another document cannot be reused.
      const photos = new Map([...state.photos].filter(([part]) => part === "selfie"));
      show({ document, photos }, "choice");
    },
    next: () => moveBy(1),
    back: () => moveBy(-1),
    change(part) {
      isChanging = true;
      goTo({ name: "photo", part });
    },
    submit: () => void submit(),
    begin: () => goTo({ name: "document" }),
    retry() {
      enter({ name: "loading" }, null);
      void load("heading");
    },
  };
  const render = createRenderer(root, actions);
  render(state, null);

  return {
    async start(given) {
      calls = given;
      tell("onInitialized");
      await load(null);
    },
    stop,
    setLanguage(tag) {
      const language = languageOf(tag);
      if (language === state.language) return;
      const hadFocus = root.contains(document.activeElement);
      show({ language }, hadFocus ? "heading" : null);
      if (calls) tell("onLanguageChanged", { language });
    },
    goBack: () => moveBy(-1),
  };
}
