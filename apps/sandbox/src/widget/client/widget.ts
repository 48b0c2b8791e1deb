import { partsOf, type VerificationDraft, type VerificationState } from "../../areas/identity/state";
import { type Answer, type Calls, type Problem } from "./calls";
import { captureActions } from "./capture";
import { type Channel } from "./channel";
import { type FocusOn } from "./render";
import { reviewOf, watchReview } from "./review";
import { createScreen, type Screen } from "./screen";
import { type Actions, type State } from "./state";
import { languageOf } from "./locales";

const levelName = "basic-kyc-level";

/** Asked again each time the customer retries, until it has opened. */
export type Open = () => Promise<Answer<Calls>>;

export interface Widget {
  /** Opens the calls, reads the verification's state and shows it. */
  start(open: Open): Promise<void>;
  stop(problem: Problem): void;
  setLanguage(tag: string): void;
  goBack(): void;
}

/** The photos that were sent before a reload. */
async function sentPhotos(calls: Calls, { parts }: VerificationDraft): Promise<State["photos"]> {
  const sent = await Promise.all(parts.map(async (part) => [part, await calls.photo(part)] as const));
  return new Map(sent.flatMap(([part, answer]) => (answer.ok ? [[part, answer.value] as const] : [])));
}

type StepActions = Pick<Actions, "chooseDocument" | "next" | "back" | "change" | "begin">;

const stepActions = ({ state, show, goTo, moveBy, replace }: Screen): StepActions => ({
  chooseDocument(document) {
    // A photo of another document cannot be reused.
    const photos = new Map([...state().photos].filter(([part]) => part === "selfie"));
    show({ document, photos }, "choice");
  },
  next: () => moveBy(1),
  back: () => moveBy(-1),
  change: replace,
  begin: () => goTo({ name: "document" }),
});

interface WidgetOptions {
  root: HTMLElement;
  channel: Pick<Channel, "tell">;
  /** The bank's address where the page stands alone; null inside the app. */
  home: string | null;
}

/** The controller of the widget: its state, the actions and the events for the app. */
export function createWidget({ root, channel, home }: WidgetOptions): Widget {
  let open: Open | null = null;
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

  const load = async (focusOn: FocusOn) => {
    const opened = calls ? ({ ok: true, value: calls } as const) : await open?.();
    if (!opened) return;
    if (!opened.ok) return stop(opened.problem);
    calls = opened.value;
    const answer = await calls.state();
    if (!answer.ok) return stop(answer.problem);
    const { draft, ...outcome } = answer.value;
    ({ applicantId } = outcome);
    tell("onApplicantLoaded");
    isRepeated = outcome.status === "retry";
    const photos = draft && (await sentPhotos(calls, draft));
    if (!draft || !photos?.size) return arrive(outcome, focusOn);
    show({ document: draft.document, photos });
    const missing = partsOf(draft.document).find((part) => !photos.has(part));
    goTo(missing ? { name: "photo", part: missing } : { name: "review" }, focusOn);
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

  const actionsOf = (screen: Screen): Actions => ({
    ...stepActions(screen),
    ...captureActions({ screen, calls: () => calls, tell }),
    submit: () => void submit(),
    retry() {
      enter({ name: "loading" }, null);
      void load("heading");
    },
  });
  const screen = createScreen({ root, home, channel, tell, actionsOf });
  const { show, enter, goTo, moveBy } = screen;

  return {
    async start(given) {
      open = given;
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
