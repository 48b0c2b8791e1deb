import { partsOf, type VerificationDraft, type VerificationState } from "../../areas/identity/state";
import { type Calls, type Problem } from "./calls";
import { captureActions } from "./capture";
import { type Channel } from "./channel";
import { type FocusOn } from "./render";
import { reviewOf, watchReview } from "./review";
import { createScreen, type Screen } from "./screen";
import { type Actions } from "./state";
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
  let calls: Calls | null = null;
  let applicantId: string | undefined;
  /** Earlier photos were rejected. */
  let isRepeated = false;

  const tell = (event: string, payload: object = {}) =>
    channel.tell(event, { ...payload, levelName, ...(applicantId === undefined ? {} : { applicantId }) });

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

  /** Goes on after the photos that were sent before a reload; false when there are none. */
  const resume = async ({ document, parts }: VerificationDraft, focusOn: FocusOn): Promise<boolean> => {
    const sent = await Promise.all(parts.map(async (part) => [part, await calls?.photo(part)] as const));
    const photos = new Map(
      sent.flatMap(([part, answer]) => (answer?.ok ? [[part, answer.value] as const] : [])),
    );
    if (photos.size === 0) return false;
    show({ document, photos });
    const missing = partsOf(document).find((part) => !photos.has(part));
    goTo(missing ? { name: "photo", part: missing } : { name: "review" }, focusOn);
    return true;
  };

  const load = async (focusOn: FocusOn) => {
    if (!calls) return;
    const answer = await calls.state();
    if (!answer.ok) return stop(answer.problem);
    const { draft, ...outcome } = answer.value;
    ({ applicantId } = outcome);
    tell("onApplicantLoaded");
    isRepeated = outcome.status === "retry";
    if (!draft || !(await resume(draft, focusOn))) arrive(outcome, focusOn);
  };

  const submit = async () => {
    if (!calls) return;
    const { document, language } = screen.state();
    show({ isBusy: true, problem: null }, "action");
    const answer = await calls.submit(document, language);
    if (!answer.ok) return show({ problem: answer.problem, isBusy: false }, "problem");
    tell(isRepeated ? "onApplicantResubmitted" : "onApplicantSubmitted");
    arrive(answer.value, "heading");
    tell("onApplicantStatusChanged", reviewOf(answer.value));
  };

  const actionsOf = ({ state, show, enter, goTo, moveBy, replace }: Screen): Actions => ({
    ...captureActions({
      state,
      show,
      calls: () => calls,
      tell,
      taken(photo) {
        const { view, photos } = state();
        if (view.name !== "photo") return;
        show({ photos: new Map(photos).set(view.part, photo), isBusy: false });
        moveBy(1);
      },
    }),
    chooseDocument(document) {
      // A photo of another document cannot be reused.
      const photos = new Map([...state().photos].filter(([part]) => part === "selfie"));
      show({ document, photos }, "choice");
    },
    next: () => moveBy(1),
    back: () => moveBy(-1),
    change: replace,
    submit: () => void submit(),
    begin: () => goTo({ name: "document" }),
    retry() {
      enter({ name: "loading" }, null);
      void load("heading");
    },
  });
  const screen = createScreen({ root, channel, tell, actionsOf });
  const { show, enter, goTo, moveBy } = screen;

  return {
    async start(given) {
      calls = given;
      tell("onInitialized");
      await load(null);
    },
    stop,
    setLanguage(tag) {
      const language = languageOf(tag);
      if (language === screen.state().language) return;
      const hadFocus = root.contains(document.activeElement);
      show({ language }, hadFocus ? "heading" : null);
      if (calls) tell("onLanguageChanged", { language });
    },
    goBack: () => moveBy(-1),
  };
}
