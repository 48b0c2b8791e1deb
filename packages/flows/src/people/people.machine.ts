import type { Client, Outcome, People, Person, PersonDraft } from "@amberline/api/client";
import { isWithin, type Access } from "@amberline/domain/rights";
import { assign, fromPromise, setup, type SnapshotFrom } from "xstate";
import {
  failureNoted,
  isOk,
  noteDefect,
  notProvided,
  notProvidedEffect,
  onAnswer,
  onEvent,
  type LeafMeta,
  type Notice,
  type ToastCalls,
  type ToastNotice,
} from "../shared";

export interface PeopleInput {
  companyId: string;
  /** The most the customer may give; null for the owner, who may give everything. */
  most: Access | null;
}

interface PeopleContext extends PeopleInput {
  /** Null until loaded. */
  people: People | null;
  /** Id of the person whose access is to change or to end; null for somebody new. */
  target: string | null;
  notice: Notice | null;
}

export type PeopleEvent =
  | { type: "list.retry" }
  | { type: "person.add" }
  | { type: "person.change"; id: string }
  | { type: "person.remove"; id: string }
  | { type: "remove.confirm" }
  | { type: "remove.cancel" }
  | { type: "form.submit"; draft: PersonDraft }
  | { type: "form.cancel" };

type PeopleOutcome = Outcome<People>;
type Chosen = Extract<PeopleEvent, { id: string }>;
type Submit = Extract<PeopleEvent, { type: "form.submit" }>;
type Ctx = { context: PeopleContext };

/** Whether the customer may give this access. */
export const canGive = (access: Access, most: Access | null): boolean =>
  most === null || isWithin(access, most);

/** Nobody changes their own access, or that of a person who may do more. */
export const isChangeable = ({ isSelf, access }: Person, most: Access | null): boolean =>
  !isSelf && canGive(access, most);

export const personOf = (people: People | null, id: string | null): Person | null =>
  people?.people.find((person) => person.id === id) ?? null;

const peopleSetup = setup({
  types: {
    context: {} as PeopleContext,
    input: {} as PeopleInput,
    events: {} as PeopleEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readPeople: notProvided<PeopleOutcome, { companyId: string }>("readPeople"),
    savePerson: notProvided<PeopleOutcome, { companyId: string; draft: PersonDraft }>("savePerson"),
    removePerson: notProvided<PeopleOutcome, { companyId: string; id: string }>("removePerson"),
  },
  guards: {
    isOk,
    isChangeable: ({ context: { people, most } }, { id }: Chosen) => {
      const person = personOf(people, id);
      return person !== null && isChangeable(person, most);
    },
    /** Of the person the form is about, and no more than the customer may give. */
    isSound: ({ context: { target, most } }, { draft }: Submit) =>
      canGive(draft.access, most) && ("id" in draft ? draft.id : null) === target,
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    keepPeople: assign((_, outcome: PeopleOutcome) => (outcome.ok ? { people: outcome.data } : {})),
    noteTarget: assign((_, { id }: Chosen) => ({ target: id, notice: null })),
    forgetTarget: assign({ target: null, notice: null }),
    noteFailure: assign(failureNoted),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});

const screen = "people";

// Both before the new list is kept. Who declined is invited once more.
const toastSaved = {
  type: "showToast",
  params: ({ context: { people, target } }: Ctx): ToastNotice => {
    const isInvited = target === null || personOf(people, target)?.state === "refused";
    return {
      tone: "positive",
      notice: { key: isInvited ? "people.saved.invited" : "people.saved.changed" },
    };
  },
} as const;

const toastRemoved = {
  type: "showToast",
  params: ({ context: { people, target } }: Ctx): ToastNotice => ({
    tone: "positive",
    notice: { key: `people.removed.${personOf(people, target)?.state ?? "active"}` },
  }),
} as const;

const listStates = peopleSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      meta: { screen, focus: null, announce: null },
      on: {
        "person.add": { target: "#people.form", actions: "forgetTarget" },
        "person.change": {
          guard: onEvent("isChangeable"),
          target: "#people.form",
          actions: onEvent("noteTarget"),
        },
        "person.remove": { guard: onEvent("isChangeable"), target: "asking", actions: onEvent("noteTarget") },
      },
    },
    asking: {
      meta: { screen, focus: "dialog", announce: null },
      on: { "remove.cancel": { target: "resting", actions: "forgetTarget" }, "remove.confirm": "removing" },
    },
    removing: {
      tags: "busy",
      meta: { screen, focus: null, announce: "people.removing" },
      entry: "clearNotice",
      invoke: {
        id: "removePerson",
        src: "removePerson",
        input: ({ context: { companyId, target } }) => ({ companyId, id: target ?? "" }),
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "resting",
            actions: [toastRemoved, onAnswer("keepPeople"), "forgetTarget"],
          },
          // Removing once more does no harm.
          { target: "asking", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "asking", actions: noteDefect },
      },
    },
  },
});

const formStates = peopleSetup.createStateConfig({
  initial: "editing",
  states: {
    editing: {
      meta: { screen, focus: "form", announce: null },
      on: {
        "form.submit": { guard: onEvent("isSound"), target: "saving" },
        "form.cancel": { target: "#people.list", actions: "forgetTarget" },
      },
    },
    saving: {
      tags: "busy",
      meta: { screen, focus: null, announce: "people.saving" },
      entry: "clearNotice",
      invoke: {
        id: "savePerson",
        src: "savePerson",
        input: ({ context: { companyId }, event }) => ({ companyId, draft: (event as Submit).draft }),
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "#people.list",
            actions: [toastSaved, onAnswer("keepPeople"), "forgetTarget"],
          },
          // The form keeps what was typed, and saving it once more does no harm.
          { target: "editing", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "editing", actions: noteDefect },
      },
    },
  },
});

/** Who else may use a company's account: inviting somebody, changing what they may do, ending their access. */
export const peopleMachine = peopleSetup.createMachine({
  id: "people",
  context: ({ input }) => ({ ...input, people: null, target: null, notice: null }),
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      meta: { screen, focus: null, announce: "people.loading" },
      entry: "clearNotice",
      invoke: {
        id: "readPeople",
        src: "readPeople",
        input: ({ context: { companyId } }) => ({ companyId }),
        onDone: [
          { guard: onAnswer("isOk"), target: "list", actions: onAnswer("keepPeople") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: noteDefect },
      },
    },
    failed: {
      meta: { screen, focus: "retry", announce: null },
      on: { "list.retry": "reading" },
    },
    list: listStates,
    form: formStates,
  },
});

export interface PeopleCalls extends Pick<Client, "people" | "savePerson" | "removePerson">, ToastCalls {}

export const wirePeople = (calls: PeopleCalls) =>
  peopleMachine.provide({
    actors: {
      readPeople: fromPromise(({ input, signal }) => calls.people(input.companyId, { signal })),
      savePerson: fromPromise(({ input, signal }) =>
        calls.savePerson(input.companyId, input.draft, { signal }),
      ),
      removePerson: fromPromise(({ input, signal }) =>
        calls.removePerson(input.companyId, input.id, { signal }),
      ),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });

export interface PeopleView {
  snapshot: SnapshotFrom<typeof peopleMachine>;
  send: (event: PeopleEvent) => void;
}
