import type { Outcome, People, PeopleApproval, Person, PersonDraft } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import { roles, type ApprovalRule } from "@amberline/domain/rights";
import type { PeopleEvent } from "@amberline/flows/people";
import {
  exampleApproval,
  exampleMost,
  examplePeople,
  examplePeopleOfGiver,
  examplePersons,
  nobodyElse,
} from "@amberline/flows/people/examples";
import { peopleMachine } from "@amberline/flows/people/machine";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const { accountant, payer, invited, refused: declined } = examplePersons;
const { access } = payer;

/** The drafts of the examples. */
export const exampleDrafts = {
  new: { firstName: "Elīna", lastName: "Vītola", email: "elina@dzintarakrasts.lv", access },
  more: {
    ...{ firstName: "Elīna", lastName: "Vītola", email: "elina@dzintarakrasts.lv" },
    access: { rights: roles.manager, perPayment: null, perDay: null },
  },
  change: { id: payer.id, access: { rights: roles.viewer, perPayment: null, perDay: null } },
} as const satisfies Record<string, PersonDraft>;

/** The rule of the example; it asks for more approvals than the one before. */
export const exampleRule: ApprovalRule = { above: money(10_000, "EUR"), approvers: 2 };

const customer: Record<string, PeopleEvent> = {
  "list.retry": { type: "list.retry" },
  "person.add": { type: "person.add" },
  "person.change": { type: "person.change", id: payer.id },
  "person.change:more": { type: "person.change", id: accountant.id },
  "person.change:refused": { type: "person.change", id: declined.id },
  "person.change:nobody": { type: "person.change", id: "nobody" },
  "person.remove": { type: "person.remove", id: payer.id },
  "person.remove:more": { type: "person.remove", id: accountant.id },
  "person.remove:invited": { type: "person.remove", id: invited.id },
  "person.remove:refused": { type: "person.remove", id: declined.id },
  "person.remove:nobody": { type: "person.remove", id: "nobody" },
  "remove.confirm": { type: "remove.confirm" },
  "remove.cancel": { type: "remove.cancel" },
  "form.submit": { type: "form.submit", draft: exampleDrafts.new },
  "form.submit:more": { type: "form.submit", draft: exampleDrafts.more },
  "form.submit:change": { type: "form.submit", draft: exampleDrafts.change },
  "form.cancel": { type: "form.cancel" },
  "rule.change": { type: "rule.change" },
  "rule.submit": { type: "rule.submit", rule: exampleRule },
  "rule.cancel": { type: "rule.cancel" },
};

const surroundings: Record<string, PeopleEvent> = { "list.refresh": { type: "list.refresh" } };

const list = (people: People): Outcome<People> => ({ ok: true, data: people });

/** With the person of the draft, or with the access that is changed. */
function withSaved({ people, ...list }: People, target: string | null): People {
  const { new: draft, change } = exampleDrafts;
  const changed = people.map((person) => (person.id === target ? { ...person, ...change } : person));
  const isThere = target !== null || people.some(({ id }) => id === "person-new");
  const added: Person = { ...draft, id: "person-new", state: "invited", isSelf: false };
  return { ...list, people: isThere ? changed : [...changed, added] };
}

/** With one more change that others have to approve. */
const withWaiting = (people: People): People => ({
  ...people,
  approval: people.approval && { ...people.approval, waiting: 1 },
});

const withRemoved = ({ people, ...list }: People, target: string | null): People => ({
  ...list,
  people: people.filter(({ id }) => id !== target),
});

const noRule = { rule: null, waiting: 0 };
const saved = (approval: PeopleApproval): Outcome<PeopleApproval> => ({ ok: true, data: approval });

const companyId = "company-1";

/** What the stepper and the tests know of the people with access to a company's account. */
export const peopleFlow: FlowDefinition<typeof peopleMachine> = {
  id: "people",
  machine: peopleMachine,
  inputs: { owner: { companyId, most: null }, giver: { companyId, most: exampleMost } },
  catalogue: (snapshot) => {
    const { most, people, target } = snapshot.context;
    const all = most === null ? examplePeople : examplePeopleOfGiver;
    return [
      ...examples("user", customer),
      ...examples("environment", surroundings),
      ...answers(snapshot, "readPeople", {
        ok: list(all),
        // Who gives access without owning the account is among the people.
        ...(most === null
          ? {
              none: list(nobodyElse),
              expired: list({ ...all, people: [examplePersons.expired] }),
              unruled: list({ ...all, approval: noRule }),
            }
          : {}),
        ...failures,
      }),
      ...answers(snapshot, "savePerson", {
        ok: list(withSaved(people ?? all, target)),
        waiting: list(withWaiting(people ?? all)),
        refused: refused("other", "This is the owner of the account, who can already do everything."),
        ...failures,
      }),
      ...answers(snapshot, "saveRule", {
        ok: saved({ rule: exampleRule, waiting: 0 }),
        waiting: saved({ ...exampleApproval, waiting: 1 }),
        refused: refused("other", "Too few people may approve payments for this rule."),
        ...failures,
      }),
      ...answers(snapshot, "removePerson", { ok: list(withRemoved(people ?? all, target)), ...failures }),
    ];
  },
  project: ({ people, target, most, proposed }) => [
    people?.people.length ?? null,
    target,
    most === null,
    proposed,
    people?.approval?.waiting,
  ],
  requirements: {
    reading: ["2.12 access tab"],
    failed: ["8 network failure"],
    "list.resting": ["2.12 access tab"],
    "list.refreshing": ["2.12 access tab"],
    "list.asking": ["2.12 access tab"],
    "list.removing": ["2.12 access tab"],
    "form.editing": ["2.12 access tab"],
    "form.saving": ["2.12 access tab"],
    "rule.editing": ["2.12 access tab"],
    "rule.saving": ["2.12 access tab"],
  },
  texts: [
    ...failureKeys,
    "people.saved.invited",
    "people.saved.changed",
    "people.removed.active",
    "people.removed.invited",
    "people.removed.refused",
    "people.rule.saved",
  ],
  takenWhileBusy: [],
  unreachable: {},
};
