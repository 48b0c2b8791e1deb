import { onAnswer, onEvent, toast } from "../shared";
import { memberInput, membersSetup, personInput } from "./members.setup";

const screen = "members";
const uncertain = { type: "note", params: { key: "members.addUncertain" } } as const;
const added = toast("positive", "members.added");

/** Adding a member: somebody new gets a user first. */
export const formStates = membersSetup.createStateConfig({
  initial: "editing",
  states: {
    editing: {
      meta: { screen, focus: null, announce: null },
      on: {
        "form.cancel": { target: "#members.list", actions: ["forgetDraft", "forgetMember"] },
        "form.submit": [
          {
            guard: onEvent("isSecondDirector"),
            actions: { type: "note", params: { key: "members.directorExists", field: "position" } },
          },
          { guard: onEvent("isKnown"), target: "adding", actions: onEvent("keepDraft") },
          { target: "creatingUser", actions: onEvent("keepDraft") },
        ],
      },
    },
    creatingUser: {
      tags: "busy",
      meta: { screen, focus: null, announce: "members.adding" },
      invoke: {
        id: "createUser",
        src: "createUser",
        input: personInput,
        onDone: [
          { guard: onAnswer("hasUserId"), target: "adding", actions: onAnswer("keepUser") },
          { target: "editing", actions: onAnswer("noteUncreated") },
        ],
        onError: { target: "editing", actions: { type: "note", params: { key: "members.addFailed" } } },
      },
    },
    adding: {
      tags: "busy",
      meta: { screen, focus: null, announce: "members.adding" },
      invoke: {
        id: "addMember",
        src: "addMember",
        input: memberInput,
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "#members.list",
            actions: ["forgetDraft", "forgetMember", "refresh", added],
          },
          { guard: onAnswer("isUncertain"), target: "checking", actions: "refresh" },
          // What stands in its way may have come from another tab, so the company is read again.
          { target: "editing", actions: [onAnswer("noteUnadded"), "refresh"] },
        ],
        onError: { target: "editing", actions: { type: "note", params: { key: "members.addFailed" } } },
      },
    },
    /** No answer came: the company's list says whether the member was added. */
    checking: {
      tags: "busy",
      meta: { screen, focus: null, announce: "members.checking" },
      after: { untilListed: { target: "editing", actions: uncertain } },
      on: {
        "company.changed": [
          {
            guard: onEvent("isDraftIn"),
            target: "#members.list",
            actions: [onEvent("keepCompany"), "forgetDraft", "forgetMember", added],
          },
          { target: "editing", actions: [onEvent("keepCompany"), uncertain] },
        ],
      },
    },
  },
});
