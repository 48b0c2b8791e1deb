import { onAnswer, onEvent } from "../shared";
import { corporateOnboardingSetup, foundInput, idInput, storeInput } from "./corporateOnboarding.setup";

const screen = "companyRegistration";
const general = { type: "note", params: { key: "error.general" } } as const;
const isOfCompany = { type: "isOfStep", params: { step: "company" } } as const;

/** A login that opens an account for a company: asked for, its answers stored, then the account becomes the current one. */
export const foundingStates = corporateOnboardingSetup.createStateConfig({
  initial: "editing",
  states: {
    editing: {
      meta: { screen, focus: null, announce: null },
      on: {
        "answers.submit": [
          { guard: "isFounded", target: "storing", actions: onEvent("keepAnswers") },
          { guard: isOfCompany, target: "founding", actions: onEvent("keepAnswers") },
        ],
      },
    },
    /** The provider opens one account for a number, however often it is asked, so a lost answer costs nothing. */
    founding: {
      tags: "busy",
      meta: { screen, focus: null, announce: "company.founding" },
      entry: "clearNotice",
      invoke: {
        id: "foundCompany",
        src: "foundCompany",
        input: foundInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "storing", actions: onAnswer("keepId") },
          { target: "editing", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "editing", actions: general },
      },
    },
    storing: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
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
        onError: { target: "editing", actions: general },
      },
    },
    entering: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      entry: "clearNotice",
      invoke: {
        id: "enterCompany",
        src: "enterCompany",
        input: idInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "#corporateOnboarding.left" },
          { target: "notEntered", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "notEntered", actions: general },
      },
    },
    /** Everything is stored; only the way into the new account failed. */
    notEntered: {
      meta: { screen, focus: "retry", announce: null },
      on: { "page.retry": "entering" },
    },
  },
});
