import type { Client, Outcome, People, PeopleApproval, Person, PersonDraft } from "@amberline/api/client";
import { compareMoney, type Money } from "@amberline/domain/money";
import { isWithin, type Access, type ApprovalRule } from "@amberline/domain/rights";
import { assign, fromPromise, setup, type SnapshotFrom } from "xstate";
import {
  failureNoted,
  isOk,
  noteDefect,
  notProvided,
  notProvidedEffect,
  onAnswer,
  onEvent,
  toast,
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
  /** What was asked for last. */
  asked: PersonDraft | null;
  askedRule: ApprovalRule | null;
  /** What the customer changed last, if others have to approve it first. */
  proposed: "person" | "rule" | null;
  notice: Notice | null;
}

export type PeopleEvent =
  | { type: "list.retry" }
  | { type: "list.refresh" }
  | { type: "person.add" }
  | { type: "person.change"; id: string }
  | { type: "person.remove"; id: string }
  | { type: "remove.confirm" }
  | { type: "remove.cancel" }
  | { type: "form.submit"; draft: PersonDraft }
  | { type: "form.cancel" }
  | { type: "rule.change" }
  | { type: "rule.submit"; rule: ApprovalRule | null }
  | { type: "rule.cancel" };

type PeopleOutcome = Outcome<People>;
type RuleOutcome = Outcome<PeopleApproval>;
type Chosen = Extract<PeopleEvent, { id: string }>;
type Submit = Extract<PeopleEvent, { type: "form.submit" }>;
type RuleSubmit = Extract<PeopleEvent, { type: "rule.submit" }>;
type Ctx = { context: PeopleContext };

/** Whether the customer may give this access. */
export const canGive = (access: Access, most: Access | null): boolean =>
  most === null || isWithin(access, most);

/** Nobody changes their own access, or that of a person who may do more. */
export const isChangeable = ({ isSelf, access }: Person, most: Access | null): boolean =>
  !isSelf && canGive(access, most);

export const personOf = (people: People | null, id: string | null): Person | null =>
  people?.people.find((person) => person.id === id) ?? null;

/** The rule is for the owner of the account to change, where there are approvals. */
export const isRuleChangeable = (people: People | null, most: Access | null): boolean =>
  most === null && people !== null && people.approval !== null;

const isSameMost = (a: Money | null, b: Money | null) => (a && b ? compareMoney(a, b) === 0 : a === b);

const isSameAccess = (a: Access, b: Access) =>
  a.rights.length === b.rights.length &&
  a.rights.every((right) => b.rights.includes(right)) &&
  isSameMost(a.perPayment, b.perPayment) &&
  isSameMost(a.perDay, b.perDay);

const isSameRule = (a: ApprovalRule | null, b: ApprovalRule | null) =>
  a && b ? a.approvers === b.approvers && compareMoney(a.above, b.above) === 0 : a === b;

/** Whether the person has the access that was asked for. */
const isAsAsked = ({ people }: People, draft: PersonDraft) => {
  const isMeant = ({ id, email }: Person) =>
    "id" in draft ? id === draft.id : email.toLowerCase() === draft.email.toLowerCase();
  return people.some((person) => isMeant(person) && isSameAccess(person.access, draft.access));
};

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
    saveRule: notProvided<RuleOutcome, { companyId: string; rule: ApprovalRule | null }>("saveRule"),
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
    isRuleChangeable: ({ context: { people, most } }) => isRuleChangeable(people, most),
    /** The access is not as asked, because others have to approve it. */
    isPersonProposed: ({ context: { asked } }, outcome: PeopleOutcome) =>
      outcome.ok &&
      asked !== null &&
      (outcome.data.approval?.waiting ?? 0) > 0 &&
      !isAsAsked(outcome.data, asked),
    /** Still the rule from before. */
    isRuleProposed: ({ context: { askedRule } }, outcome: RuleOutcome) =>
      outcome.ok && outcome.data.waiting > 0 && !isSameRule(askedRule, outcome.data.rule),
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    keepPeople: assign((_, outcome: PeopleOutcome) => (outcome.ok ? { people: outcome.data } : {})),
    keepRule: assign(({ context: { people } }, outcome: RuleOutcome) =>
      outcome.ok && people ? { people: { ...people, approval: outcome.data } } : {},
    ),
    noteTarget: assign((_, { id }: Chosen) => ({ target: id, proposed: null, notice: null })),
    forgetTarget: assign({ target: null, proposed: null, notice: null }),
    noteAsked: assign((_, { draft }: Submit) => ({ asked: draft })),
    noteAskedRule: assign((_, { rule }: RuleSubmit) => ({ askedRule: rule })),
    noteProposed: assign((_, proposed: PeopleContext["proposed"]) => ({ proposed })),
    noteFailure: assign(failureNoted),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});

const screen = "people";

/** Once more, if they declined or the invitation has run out. */
export const isToInvite = ({ people, target }: Pick<PeopleContext, "people" | "target">): boolean => {
  const state = personOf(people, target)?.state;
  return state === undefined || state === "refused" || state === "expired";
};

// Both before the new list is kept.
const toastSaved = {
  type: "showToast",
  params: ({ context }: Ctx): ToastNotice => ({
    tone: "positive",
    notice: { key: isToInvite(context) ? "people.saved.invited" : "people.saved.changed" },
  }),
} as const;

const toastRemoved = {
  type: "showToast",
  params: ({ context: { people, target } }: Ctx): ToastNotice => ({
    tone: "positive",
    notice: { key: `people.removed.${personOf(people, target)?.state ?? "active"}` },
  }),
} as const;

const restingEvents = {
  "person.add": { target: "#people.form", actions: "forgetTarget" },
  "person.change": { guard: onEvent("isChangeable"), target: "#people.form", actions: onEvent("noteTarget") },
  "person.remove": { guard: onEvent("isChangeable"), target: "asking", actions: onEvent("noteTarget") },
  "rule.change": { guard: "isRuleChangeable", target: "#people.rule", actions: "forgetTarget" },
} as const;

const readPeople = {
  id: "readPeople",
  src: "readPeople",
  input: ({ context: { companyId } }: Ctx) => ({ companyId }),
} as const;

const listStates = peopleSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      meta: { screen, focus: null, announce: null },
      on: { ...restingEvents, "list.refresh": "refreshing" },
    },
    refreshing: {
      meta: { screen, focus: null, announce: null },
      on: restingEvents,
      invoke: {
        ...readPeople,
        onDone: { target: "resting", actions: onAnswer("keepPeople") },
        onError: "resting",
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
        "form.submit": { guard: onEvent("isSound"), target: "saving", actions: onEvent("noteAsked") },
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
            guard: onAnswer("isPersonProposed"),
            target: "#people.list",
            actions: [
              onAnswer("keepPeople"),
              "forgetTarget",
              { type: "noteProposed", params: "person" as const },
            ],
          },
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

const ruleStates = peopleSetup.createStateConfig({
  initial: "editing",
  states: {
    editing: {
      meta: { screen, focus: "form", announce: null },
      on: {
        "rule.submit": { target: "saving", actions: onEvent("noteAskedRule") },
        "rule.cancel": { target: "#people.list", actions: "forgetTarget" },
      },
    },
    saving: {
      tags: "busy",
      meta: { screen, focus: null, announce: "people.rule.saving" },
      entry: "clearNotice",
      invoke: {
        id: "saveRule",
        src: "saveRule",
        input: ({ context: { companyId, askedRule: rule } }) => ({ companyId, rule }),
        onDone: [
          {
            guard: onAnswer("isRuleProposed"),
            target: "#people.list",
            actions: [
              onAnswer("keepRule"),
              "forgetTarget",
              { type: "noteProposed", params: "rule" as const },
            ],
          },
          {
            guard: onAnswer("isOk"),
            target: "#people.list",
            actions: [toast("positive", "people.rule.saved"), onAnswer("keepRule"), "forgetTarget"],
          },
          // The form keeps what was typed.
          { target: "editing", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "editing", actions: noteDefect },
      },
    },
  },
});

/** Who else may use a company's account: inviting somebody, changing what they may do, ending their access, and which
 * payments others have to approve.
 */
export const peopleMachine = peopleSetup.createMachine({
  id: "people",
  context: ({ input }) => ({
    ...input,
    people: null,
    target: null,
    asked: null,
    askedRule: null,
    proposed: null,
    notice: null,
  }),
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      meta: { screen, focus: null, announce: "people.loading" },
      entry: "clearNotice",
      invoke: {
        ...readPeople,
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
    rule: ruleStates,
  },
});

export interface PeopleCalls
  extends Pick<Client, "people" | "savePerson" | "removePerson" | "saveApprovalRule">, ToastCalls {}

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
      saveRule: fromPromise(({ input, signal }) =>
        calls.saveApprovalRule(input.companyId, input.rule, { signal }),
      ),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });

export interface PeopleView {
  snapshot: SnapshotFrom<typeof peopleMachine>;
  send: (event: PeopleEvent) => void;
}
