import { onAnswer, onEvent, toast } from "../shared";
import { formStates } from "./members.form";
import { membersSetup, failureToast, targetInput } from "./members.setup";

const screen = "members";
const quiet = { screen, focus: null, announce: null };

const listStates = membersSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      entry: "forgetTarget",
      meta: quiet,
      on: {
        "member.add": "#members.form",
        "member.remove": {
          guard: onEvent("isRemovable"),
          target: "asking",
          actions: onEvent("noteTarget"),
        },
        "link.send": {
          guard: onEvent("isUnverified"),
          target: "sendingLink",
          actions: onEvent("noteTarget"),
        },
        "contract.download": {
          guard: onEvent("isMember"),
          target: "fetching",
          actions: onEvent("noteTarget"),
        },
      },
    },
    asking: {
      meta: { screen, focus: "dialog", announce: null },
      on: {
        "remove.cancel": "resting",
        "remove.confirm": "removing",
        "company.changed": [
          { guard: onEvent("isTargetGone"), target: "resting", actions: onEvent("keepCompany") },
          { actions: onEvent("keepCompany") },
        ],
      },
    },
    removing: {
      tags: "busy",
      meta: { screen, focus: null, announce: "members.removing" },
      entry: "clearNotice",
      invoke: {
        id: "removeMember",
        src: "removeMember",
        input: targetInput,
        onDone: [
          {
            guard: onAnswer("isGone"),
            target: "resting",
            actions: ["refresh", toast("positive", "members.removed")],
          },
          // Removing twice is removing once, so the same question stands; what is true by now is read again.
          { target: "asking", actions: [onAnswer("noteUnremoved"), "refresh"] },
        ],
        onError: { target: "asking", actions: { type: "note", params: { key: "members.removeFailed" } } },
      },
    },
    sendingLink: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      invoke: {
        id: "sendLink",
        src: "sendLink",
        input: targetInput,
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "resting",
            actions: ["noteLinked", toast("positive", "members.linkSent")],
          },
          { target: "resting", actions: { type: "showToast", params: failureToast("members.linkFailed") } },
        ],
        onError: { target: "resting", actions: toast("negative", "members.linkFailed") },
      },
    },
    fetching: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      invoke: {
        id: "readContract",
        src: "readContract",
        input: targetInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "resting" },
          {
            target: "resting",
            actions: { type: "showToast", params: failureToast("contract.downloadFailed") },
          },
        ],
        onError: { target: "resting", actions: toast("negative", "contract.downloadFailed") },
      },
    },
  },
});

/** The members of a company: listed, added, removed, sent a link to verify themselves. */
export const membersMachine = membersSetup.createMachine({
  id: "members",
  context: ({ input }) => ({
    ...input,
    ...{ target: null, draft: null, created: null, linkedTo: [], notice: null },
  }),
  initial: "list",
  on: { "company.changed": { actions: onEvent("keepCompany") } },
  states: {
    list: listStates,
    form: formStates,
  },
});
