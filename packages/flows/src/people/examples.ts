import type { People, PeopleApproval, Person } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import { roles, type Access } from "@amberline/domain/rights";

const unlimited = { perPayment: null, perDay: null };

const accountant: Person = {
  id: "person-accountant",
  firstName: "Ilze",
  lastName: "Kalniņa",
  email: "ilze@gramatvediba.lv",
  state: "active",
  isSelf: false,
  access: { rights: roles.accountant, ...unlimited },
};

const payer: Person = {
  id: "person-payer",
  firstName: "Jānis",
  lastName: "Bērziņš",
  email: "janis@dzintarakrasts.lv",
  state: "active",
  isSelf: false,
  access: { rights: roles.payer, perPayment: money(50_000, "EUR"), perDay: money(100_000, "EUR") },
};

const manager: Person = {
  id: "person-manager",
  firstName: "Anna",
  lastName: "Liepa",
  email: "anna@dzintarakrasts.lv",
  state: "active",
  isSelf: false,
  access: { rights: roles.manager, ...unlimited },
};

/** Has yet to accept: rights that are no role's. */
const invited: Person = {
  id: "person-invited",
  firstName: "Pēteris",
  lastName: "Ozols",
  email: "peteris@dzintarakrasts.lv",
  state: "invited",
  isSelf: false,
  access: {
    rights: ["see", "pay", "documents"],
    perPayment: money(20_000, "EUR"),
    perDay: money(20_000, "EUR"),
  },
};

const refused: Person = {
  id: "person-refused",
  firstName: "",
  lastName: "",
  email: "marta@gramatvediba.lv",
  state: "refused",
  isSelf: false,
  access: { rights: roles.viewer, ...unlimited },
};

/** Did not answer within 14 days. */
const expired: Person = { ...invited, id: "person-expired", state: "expired" };

/** One person of each kind. */
export const examplePersons = { accountant, payer, manager, invited, refused, expired };

const owner = { firstName: "Zane", lastName: "Krūmiņa" };

/** Two others approve payments above €500.00. */
export const exampleApproval: PeopleApproval = {
  rule: { above: money(50_000, "EUR"), approvers: 2 },
  waiting: 0,
};

export const examplePeople: People = {
  owner,
  people: [manager, payer, accountant, invited, refused],
  approval: exampleApproval,
};

/** What somebody with the right to give access may give at most. */
export const exampleMost: Access = {
  rights: ["see", "pay", "people"],
  perPayment: money(100_000, "EUR"),
  perDay: money(200_000, "EUR"),
};

/** The same list as they see it. */
export const examplePeopleOfGiver: People = {
  owner,
  people: [{ ...manager, isSelf: true, access: exampleMost }, ...examplePeople.people.slice(1)],
  approval: exampleApproval,
};

export const nobodyElse: People = { owner, people: [], approval: { rule: null, waiting: 0 } };
