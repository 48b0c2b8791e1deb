import { onAnswer, onEvent } from "../shared";
import { foundingStates } from "./corporateOnboarding.founding";
import { registrationStates } from "./corporateOnboarding.registration";
import { corporateOnboardingSetup, idInput, partInput } from "./corporateOnboarding.setup";

export { exposureAnswersOf } from "./answers";
export { companySteps } from "./corporateOnboarding.types";

const screen = "companyRegistration";
const quiet = { screen, focus: null, announce: null };

const openStates = corporateOnboardingSetup.createStateConfig({
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
        /** What the profile shows of a company that needs no registration. */
        workspace: { meta: { screen: "profile", focus: null, announce: null } },
      },
    },
    /** Reads again in silence and keeps what it had when that fails. Where the customer is never changes by it. */
    reading: {
      initial: "fresh",
      states: {
        fresh: { meta: quiet, after: { poll: "refreshing" }, on: { "company.refresh": "refreshing" } },
        refreshing: {
          meta: quiet,
          // Read before the latest change was written, an answer would be old: it is asked for once more.
          on: { "company.refresh": { target: "refreshing", reenter: true } },
          invoke: {
            id: "readCompany",
            src: "readCompany",
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
              { target: "#corporateOnboarding.left" },
            ],
          },
        },
        asking: {
          tags: "dialog",
          meta: { screen: "leaveDialog", focus: null, announce: null },
          on: {
            "leave.confirm": "#corporateOnboarding.left",
            "leave.cancel": "staying",
            "page.leave": {},
          },
        },
      },
    },
  },
});

/** A company from the opening of its account to its confirmation, with the parts its registration and profile share. */
export const corporateOnboardingMachine = corporateOnboardingSetup.createMachine({
  id: "corporateOnboarding",
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
        onError: { target: "loadFailed", actions: { type: "note", params: { key: "error.general" } } },
      },
    },
    /** Says so and offers another try; nothing that was not read leads anywhere. */
    loadFailed: {
      meta: { screen, focus: null, announce: null },
      on: { "page.retry": "loading" },
    },
    gate: {
      always: [{ guard: "opensRegistration", target: "open.place.registration" }, { target: "open" }],
    },
    open: openStates,
    left: { type: "final", meta: { screen: "none", focus: null, announce: null } },
  },
});
