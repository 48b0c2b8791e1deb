import type { Client, ClientFile, MemberUserDraft } from "@amberline/api/client";
import { fromPromise, type SnapshotFrom } from "xstate";
import { onAnswer, onEvent, pdfOnly, toast, type ToastCalls } from "../shared";
import {
  addedToast,
  failureToast,
  listedToast,
  memberInput,
  membersSetup,
  removedToast,
  targetInput,
  type MembersEvent,
} from "./members.setup";
import type { MemberKeeper } from "./memberValues";

const screen = "members";
const quiet = { screen, focus: null, announce: null };
const uncertain = { type: "setNotice", params: { key: "members.addUncertain" } } as const;
const added = { type: "showToast", params: addedToast } as const;
const listed = { type: "showToast", params: listedToast } as const;
const removed = { type: "showToast", params: removedToast } as const;

/** Adds a member; a new person gets a user first. */
const formStates = membersSetup.createStateConfig({
  initial: "editing",
  states: {
    editing: {
      meta: quiet,
      on: {
        "form.cancel": { target: "#members.list", actions: ["forgetDraft", "forgetMember"] },
        "form.submit": [
          {
            guard: onEvent("isSecondDirector"),
            actions: { type: "setNotice", params: { key: "members.directorExists", field: "position" } },
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
        input: ({ context: { draft } }) => ({ person: draft?.person as MemberUserDraft }),
        onDone: [
          { guard: onAnswer("hasUserId"), target: "adding", actions: onAnswer("keepUser") },
          { target: "editing", actions: onAnswer("noteUncreated") },
        ],
        onError: { target: "editing", actions: { type: "setNotice", params: { key: "members.addFailed" } } },
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
          // The conflict may come from another tab, so reread the company.
          { target: "editing", actions: [onAnswer("noteUnadded"), "refresh"] },
        ],
        onError: { target: "editing", actions: { type: "setNotice", params: { key: "members.addFailed" } } },
      },
    },
    /** No answer: the company's list shows whether the member was added. */
    checking: {
      tags: "busy",
      meta: { screen, focus: null, announce: "members.checking" },
      after: { untilListed: { target: "editing", actions: uncertain } },
      on: {
        "company.changed": [
          {
            guard: onEvent("isDraftIn"),
            target: "#members.list",
            actions: [listed, onEvent("keepCompany"), "forgetDraft", "forgetMember"],
          },
          { target: "editing", actions: [onEvent("keepCompany"), uncertain] },
        ],
      },
    },
  },
});

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
            actions: ["refresh", removed],
          },
          // Removal is idempotent, so the dialog stays for a retry; reread the company.
          { target: "asking", actions: [onAnswer("noteUnremoved"), "refresh"] },
        ],
        onError: {
          target: "asking",
          actions: { type: "setNotice", params: { key: "members.removeFailed" } },
        },
      },
    },
    sendingLink: {
      tags: "busy",
      meta: quiet,
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
      meta: quiet,
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

/** A company's members: list, add, remove, send a verification link. */
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

type Calls = "createMemberUser" | "addMember" | "removeMember" | "sendVerificationLink" | "memberContractPdf";

export interface MembersCalls extends Pick<Client, Calls>, ToastCalls {
  /** Downloads a file. */
  saveFile(file: ClientFile): void;
  /** Discards the form's draft. */
  forgetMember(): void;
}

export const wireMembers = (calls: MembersCalls) =>
  membersMachine.provide({
    actors: {
      createUser: fromPromise(({ input, signal }) => calls.createMemberUser(input.person, { signal })),
      addMember: fromPromise(({ input, signal }) =>
        calls.addMember(input.companyId, input.member, { signal }),
      ),
      removeMember: fromPromise(({ input, signal }) =>
        calls.removeMember(input.companyId, input.userId, { signal }),
      ),
      sendLink: fromPromise(({ input, signal }) => calls.sendVerificationLink(input.userId, { signal })),
      readContract: fromPromise(async ({ input, signal }) => {
        const { companyId, userId } = input;
        const outcome = await pdfOnly(await calls.memberContractPdf(companyId, userId, { signal }));
        if (outcome.ok) calls.saveFile(outcome.data);
        return outcome;
      }),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast), forgetMember: () => calls.forgetMember() },
  });

export interface MembersView {
  snapshot: SnapshotFrom<typeof membersMachine>;
  send: (event: MembersEvent) => void;
  /** Keeps the form's draft; without it the draft is lost with the form. */
  drafts?: MemberKeeper;
}
