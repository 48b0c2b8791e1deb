import { onAnswer, onEvent } from "../shared";
import { corporateOnboardingSetup, storeInput } from "./corporateOnboarding.setup";
import { companySteps, type CompanyStep } from "./corporateOnboarding.types";

const screen = "companyRegistration";

const beginsAt = (step: CompanyStep) =>
  ({ guard: { type: "beginsAt", params: { step } }, target: step }) as const;

const opened = (step: CompanyStep) =>
  ({ target: `#corporateOnboarding.open.place.registration.${step}`, actions: "clearNotice" }) as const;

const leadsTo = (step: CompanyStep) =>
  ({ guard: { type: "leadsTo", params: { step } }, ...opened(step) }) as const;

const resting = { meta: { screen, focus: "heading", announce: null } } as const;

/** A step whose answers are stored as one, and the step after it. */
const formStates = (step: "company" | "exposure", next: CompanyStep) =>
  corporateOnboardingSetup.createStateConfig({
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
              target: `#corporateOnboarding.open.place.registration.${next}`,
              actions: ["keepStored", { type: "forgetDraft", params: { step } }, "askAgain"],
            },
            // Some of the answers may be stored: what is still to be stored is read anew.
            { target: "editing", actions: [onAnswer("noteFailure"), "askAgain"] },
          ],
          onError: {
            target: "editing",
            actions: [{ type: "note", params: { key: "error.general" } }, "askAgain"],
          },
        },
      },
    },
  });

/** The steps. Each can be opened at any time; what is missing never stands in the way of another. */
export const registrationStates = corporateOnboardingSetup.createStateConfig({
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
