import type { Approvals, Proposal, ProposedPayment } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import { roles } from "@amberline/domain/rights";

const eur = (minor: number) => money(minor, "EUR");

const marta = { name: "Marta Vītola", isSelf: false };
const juris = { name: "Juris Krūmiņš", isSelf: false };
const andris = { name: "Andris Ozols", isSelf: true };

const payment: ProposedPayment = {
  orderKey: "key-logs",
  payee: {
    name: "SIA Mežu Vedējs",
    account: "LV15RIKO0000083120541",
    bic: "RIKOLV2X",
    type: "organization",
  },
  reference: "Baļķi, rēķins 2231",
  amount: eur(216_815),
  fee: eur(35),
  type: "INSTANT",
  plan: null,
  check: { result: "MTCH" },
  isRepeat: false,
};

/** Seen by Andris on 21 November 2026. */
const logs: Proposal = {
  id: "proposal-logs",
  state: "waiting",
  madeBy: marta,
  createdAt: Date.parse("2026-11-21T07:12:00Z"),
  expiresAt: Date.parse("2026-12-21T07:12:00Z"),
  needed: 1,
  approvedBy: [],
  approvers: [andris, juris],
  bar: null,
  endedBy: null,
  proposed: { kind: "payment", payment },
};

/** Of a later day, to an account whose name is another's. */
const factory: Proposal = {
  ...logs,
  id: "proposal-factory",
  madeBy: juris,
  createdAt: Date.parse("2026-11-20T14:40:00Z"),
  expiresAt: Date.parse("2026-12-20T14:40:00Z"),
  approvers: [marta, andris],
  proposed: {
    kind: "payment",
    payment: {
      ...payment,
      orderKey: "key-factory",
      payee: { ...payment.payee, name: "SIA Latgales Zāģētava", account: "LV44UNLA0055001234567" },
      reference: "Rēķins 88",
      amount: eur(423_515),
      type: "CREDIT",
      plan: { first: "2026-12-01", rhythm: "monthly", until: null, times: 3, shift: "after" },
      check: { result: "NMTC" },
      isRepeat: true,
    },
  },
};

/** Above what Andris may approve; Juris has approved it. */
const tax: Proposal = {
  ...logs,
  id: "proposal-tax",
  createdAt: Date.parse("2026-11-20T09:05:00Z"),
  expiresAt: Date.parse("2026-12-20T09:05:00Z"),
  needed: 2,
  approvedBy: [{ ...juris, at: Date.parse("2026-11-20T12:30:00Z") }],
  approvers: [{ name: "Ilze Kalniņa", isSelf: false }],
  bar: "abovePayment",
  proposed: {
    kind: "payment",
    payment: {
      ...payment,
      orderKey: "key-tax",
      payee: { ...payment.payee, name: "Valsts ieņēmumu dienests", account: "LV25TREL1060000300000" },
      reference: "PVN, oktobris",
      amount: eur(625_210),
      check: { result: "NOAP" },
      isRepeat: false,
    },
  },
};

/** Most of its payments are made at once, the others on later days. */
const invoices: Proposal = {
  ...logs,
  id: "proposal-invoices",
  createdAt: Date.parse("2026-11-19T12:20:00Z"),
  expiresAt: Date.parse("2026-12-19T12:20:00Z"),
  proposed: {
    kind: "file",
    file: {
      id: "file-invoices",
      name: "rekini-47.csv",
      payments: 12,
      amount: eur(312_000),
      fee: eur(420),
      isSalary: false,
      isHidden: false,
      firstDay: "2026-11-19",
      lastDay: "2026-12-01",
      passed: 2,
      accepted: 3,
      checksNames: true,
    },
  },
};

const own: Proposal = {
  ...logs,
  id: "proposal-own",
  madeBy: andris,
  createdAt: Date.parse("2026-11-18T06:40:00Z"),
  expiresAt: Date.parse("2026-12-18T06:40:00Z"),
  approvers: [juris, marta],
  bar: "own",
  proposed: {
    kind: "payment",
    payment: {
      ...payment,
      orderKey: "key-own",
      payee: { ...payment.payee, name: "SIA Baltijas Transports", account: "LV97HABA0012345678910" },
      reference: "Transports, 46. nedēļa",
      amount: eur(225_000),
      check: { result: "CMTC" },
      isRepeat: false,
    },
  },
};

/** From then on only payments above a higher amount need approval. */
const rule: Proposal = {
  ...logs,
  id: "proposal-rule",
  madeBy: { name: "Zane Krūmiņa", isSelf: false },
  createdAt: Date.parse("2026-11-17T08:00:00Z"),
  expiresAt: Date.parse("2026-12-17T08:00:00Z"),
  approvers: [juris, marta, andris],
  proposed: { kind: "rule", rule: { above: eur(100_000), approvers: 2 } },
};

const person: Proposal = {
  ...rule,
  id: "proposal-person",
  approvers: [andris],
  proposed: {
    kind: "person",
    person: {
      firstName: "Elīna",
      lastName: "Vītola",
      email: "elina@ziemelukoks.lv",
      access: { rights: roles.approver, perPayment: eur(500_000), perDay: eur(1_200_000) },
    },
  },
};

const declined: Proposal = {
  ...own,
  id: "proposal-declined",
  state: "declined",
  bar: "own",
  approvers: [],
  endedBy: { ...juris, at: Date.parse("2026-11-19T10:00:00Z"), reason: "Rēķins jau ir apmaksāts." },
};

const withdrawn: Proposal = {
  ...logs,
  id: "proposal-withdrawn",
  state: "withdrawn",
  approvers: [],
  bar: "noRight",
  endedBy: { ...marta, at: Date.parse("2026-11-19T09:00:00Z"), reason: "" },
};

const approved: Proposal = {
  ...factory,
  id: "proposal-approved",
  state: "approved",
  approvers: [],
  approvedBy: [{ ...andris, at: Date.parse("2026-11-18T11:20:00Z") }],
  bar: "given",
};

const salaries: Proposal = {
  ...approved,
  id: "proposal-salaries",
  madeBy: marta,
  proposed: {
    kind: "file",
    file: {
      id: "file-salaries",
      name: "algas-10.xml",
      payments: 3,
      amount: eur(451_020),
      fee: eur(105),
      isSalary: true,
      isHidden: true,
      firstDay: null,
      lastDay: null,
      passed: 0,
      accepted: 0,
      checksNames: false,
    },
  },
};

const expired: Proposal = {
  ...rule,
  id: "proposal-expired",
  state: "expired",
  approvers: [],
  bar: "noRight",
  proposed: { kind: "rule", rule: null },
};

/** One of each kind. */
export const exampleProposals = {
  ...{ logs, factory, tax, invoices, own, rule, person },
  ...{ declined, withdrawn, approved, salaries, expired },
};

export const exampleApprovals: Approvals = {
  proposals: Object.values(exampleProposals),
  own: { perPayment: eur(500_000), perDay: eur(1_200_000), approvedToday: eur(201_655) },
};

/** As the owner of the account sees it, who has no limits. */
export const exampleOwnersApprovals: Approvals = { ...exampleApprovals, own: null };

/** When Andris has approved the two payments at once. */
export const approvedApprovals: Approvals = {
  ...exampleApprovals,
  proposals: exampleApprovals.proposals.map((each) =>
    each === logs || each === factory
      ? {
          ...each,
          state: "approved",
          approvers: [],
          bar: "given",
          approvedBy: [{ ...andris, at: Date.parse("2026-11-21T09:30:00Z") }],
        }
      : each,
  ),
};
