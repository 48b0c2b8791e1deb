import { onAnswer, onEvent, type PartInput } from "../shared";
import {
  companyOf,
  companyRegistrationSetup,
  type CompanyRegistrationContext,
} from "./companyRegistration.setup";
import { companySteps, type CompanyStep } from "./soFar";

export { exposureAnswersOf } from "./answers";
export { companySteps } from "./soFar";

const screen = "companyRegistration";
const quiet = { screen, focus: null, announce: null };
const resting = { meta: { screen, focus: "heading", announce: null } } as const;

type At = { context: CompanyRegistrationContext };

const idInput = ({ context: { companyId } }: At) => ({ companyId: companyId ?? "" });
const storeInput = ({ context }: At) => ({ ...idInput({ context }), answers: context.answers });

const partInput = ({ context, self }: At & { self: PartInput["parent"] }): PartInput => ({
  ...idInput({ context }),
  company: companyOf(context),
  parent: self,
});

const noteGeneral = { type: "setNotice", params: { key: "error.general" } } as const;

/** Opens an account for a company: creates it, stores the answers, switches to it. */
const foundingStates = companyRegistrationSetup.createStateConfig({
  initial: "editing",
  states: {
    editing: {
      meta: quiet,
      on: {
        "answers.submit": [
          { guard: "isFounded", target: "storing", actions: onEvent("keepAnswers") },
          {
            guard: { type: "isOfStep", params: { step: "company" } },
            target: "founding",
            actions: onEvent("keepAnswers"),
          },
        ],
      },
    },
    /** Idempotent: the provider opens one account per registration number, so a retry is safe. */
    founding: {
      tags: "busy",
      meta: { screen, focus: null, announce: "company.founding" },
      entry: "clearNotice",
      invoke: {
        id: "foundCompany",
        src: "foundCompany",
        input: ({ context: { answers } }) => ({ answers }),
        onDone: [
          { guard: onAnswer("isOk"), target: "storing", actions: onAnswer("keepId") },
          { target: "editing", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "editing", actions: noteGeneral },
      },
    },
    storing: {
      tags: "busy",
      meta: quiet,
      entry: "clearNotice",
      invoke: {
        id: "storeAnswers",
        src: "storeAnswers",
        input: storeInput,
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "entering",
            actions: { type: "forgetDraft", params: { step: "company" } },
          },
          { target: "editing", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "editing", actions: noteGeneral },
      },
    },
    entering: {
      tags: "busy",
      meta: quiet,
      entry: "clearNotice",
      invoke: {
        id: "enterCompany",
        src: "enterCompany",
        input: idInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "#companyRegistration.left" },
          { target: "notEntered", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "notEntered", actions: noteGeneral },
      },
    },
    /** Everything is stored; only switching to the account failed. */
    notEntered: {
      meta: { screen, focus: "retry", announce: null },
      on: { "page.retry": "entering" },
    },
  },
});

const beginsAt = (step: CompanyStep) =>
  ({ guard: { type: "beginsAt", params: { step } }, target: step }) as const;

const opened = (step: CompanyStep) =>
  ({ target: `#companyRegistration.open.place.registration.${step}`, actions: "clearNotice" }) as const;

const leadsTo = (step: CompanyStep) =>
  ({ guard: { type: "leadsTo", params: { step } }, ...opened(step) }) as const;

/** A step whose answers are stored together, and the next step. */
const formStates = (step: "company" | "exposure", next: CompanyStep) =>
  companyRegistrationSetup.createStateConfig({
    initial: "editing",
    states: {
      editing: {
        ...resting,
        on: {
          "answers.submit": {
            guard: { type: "isOfStep", params: { step } },
            target: "saving",
            actions: onEvent("keepAnswers"),
          },
        },
      },
      saving: {
        tags: "busy",
        meta: { screen, focus: null, announce: "company.saving" },
        entry: "clearNotice",
        on: { "step.open": {} },
        invoke: {
          id: "storeAnswers",
          src: "storeAnswers",
          input: storeInput,
          onDone: [
            {
              guard: onAnswer("isOk"),
              target: `#companyRegistration.open.place.registration.${next}`,
              actions: ["keepStored", { type: "forgetDraft", params: { step } }, "askAgain"],
            },
            { target: "editing", actions: [onAnswer("noteFailure"), "askAgain"] },
          ],
          onError: {
            target: "editing",
            actions: [noteGeneral, "askAgain"],
          },
        },
      },
    },
  });

/** Any step can be opened at any time. */
const registrationStates = companyRegistrationSetup.createStateConfig({
  initial: "beginning",
  on: { "step.open": [...companySteps.slice(0, -1).map(leadsTo), opened("review")] },
  states: {
    beginning: {
      always: [
        beginsAt("company"),
        beginsAt("exposure"),
        beginsAt("members"),
        beginsAt("documents"),
        beginsAt("contract"),
        { target: "review" },
      ],
    },
    company: formStates("company", "exposure"),
    exposure: formStates("exposure", "members"),
    members: resting,
    documents: resting,
    contract: resting,
    review: resting,
  },
});

const openStates = companyRegistrationSetup.createStateConfig({
  type: "parallel",
  invoke: [
    { id: "documents", src: "documents", input: partInput },
    { id: "members", src: "members", input: partInput },
    { id: "contract", src: "contract", input: partInput },
  ],
  states: {
    place: {
      initial: "workspace",
      states: {
        registration: registrationStates,
        /** In the profile, a company that needs no registration. */
        workspace: { meta: { screen: "profile", focus: null, announce: null } },
      },
    },
    /** Refreshes silently, keeps the last data on failure and never changes the step. */
    reading: {
      initial: "fresh",
      states: {
        fresh: { meta: quiet, after: { poll: "refreshing" }, on: { "company.refresh": "refreshing" } },
        refreshing: {
          meta: quiet,
          // An answer read before the latest change was written is stale, so read again.
          on: { "company.refresh": { target: "refreshing", reenter: true } },
          invoke: {
            id: "readCompany",
            src: "rereadCompany",
            input: idInput,
            onDone: [
              {
                guard: onAnswer("isOk"),
                target: "fresh",
                actions: [onAnswer("keepCompany"), "tellDocuments", "tellMembers", "tellContract"],
              },
              { target: "fresh" },
            ],
            onError: "fresh",
          },
        },
      },
    },
    leaving: {
      initial: "staying",
      states: {
        staying: {
          meta: quiet,
          on: {
            "page.leave": [
              { guard: onEvent("isUploading"), target: "asking" },
              { target: "#companyRegistration.left" },
            ],
          },
        },
        asking: {
          tags: "dialog",
          meta: { screen: "leaveDialog", focus: null, announce: null },
          on: {
            "leave.confirm": "#companyRegistration.left",
            "leave.cancel": "staying",
            "page.leave": {},
          },
        },
      },
    },
  },
});

/** A company from opening its account to confirmation, with the parts shared by registration and profile. */
export const companyRegistrationMachine = companyRegistrationSetup.createMachine({
  id: "companyRegistration",
  context: ({ input }) => ({ ...input, company: null, isSigned: false, answers: [], notice: null }),
  initial: "boot",
  on: { "page.leave": ".left" },
  states: {
    boot: { always: [{ guard: "isNew", target: "founding" }, { target: "loading" }] },
    founding: foundingStates,
    loading: {
      tags: "busy",
      meta: { screen, focus: null, announce: "company.loading" },
      entry: "clearNotice",
      invoke: {
        id: "readCompany",
        src: "readCompany",
        input: idInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "gate", actions: onAnswer("keepCompany") },
          { target: "loadFailed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "loadFailed", actions: noteGeneral },
      },
    },
    loadFailed: {
      meta: quiet,
      on: { "page.retry": "loading" },
    },
    gate: {
      always: [{ guard: "opensRegistration", target: "open.place.registration" }, { target: "open" }],
    },
    open: openStates,
    left: { type: "final", meta: { screen: "none", focus: null, announce: null } },
  },
});
