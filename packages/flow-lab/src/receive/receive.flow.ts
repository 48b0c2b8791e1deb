import type { BankDetails, ReceiveEvent, ReceiveOutcome, AccountStatus } from "@amberline/flows/receive";
import { receiveMachine } from "@amberline/flows/receive/machine";
import { failureKeys } from "@amberline/flows/shared";
import { failures } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

export const ownDetails: BankDetails = {
  customer: "Ilze Bērziņa",
  payee: "Ilze Bērziņa",
  iban: "LV80BANK0000435195001",
  bic: "BANKLV22",
  bankName: "Amberline",
  bankAddress: "Dzintaru iela 8, Rīga, LV-1004, Latvia",
  reference: null,
};

export const partnerDetails: BankDetails = {
  customer: "Ilze Bērziņa",
  payee: "Amberline AS",
  iban: "DK4489000099123456",
  bic: "SXPYDKKK",
  bankName: "Banking Circle",
  bankAddress: "Lautrupsgade 17, 2100 Copenhagen, Denmark",
  reference: "AMB-4021-7788",
};

const verified: AccountStatus = { verification: "verify", isCompany: false, details: ownDetails };
const unverified: AccountStatus = { verification: "none", isCompany: false, details: null };
const withoutDetails: AccountStatus = { ...verified, details: null };

const customer: Record<string, ReceiveEvent> = {
  "verification.open": { type: "verification.open" },
  "details.retry": { type: "details.retry" },
  "pdf.download": { type: "pdf.download" },
};

const changed = (standing: AccountStatus): ReceiveEvent => ({ type: "account.changed", standing });
const surroundings: Record<string, ReceiveEvent> = {
  "account.changed:verified": changed(verified),
  "account.changed:withoutDetails": changed(withoutDetails),
  "account.changed:inProgress": changed({ ...unverified, verification: "in_progress" }),
  "account.changed:rejected": changed({ ...unverified, verification: "reject" }),
};

const outcomes: Record<string, ReceiveOutcome> = { ok: { ok: true, data: null }, ...failures };

export const receiveFlow: FlowDefinition<typeof receiveMachine> = {
  id: "receive",
  machine: receiveMachine,
  inputs: {
    ownIban: verified,
    partnerBank: { ...verified, details: partnerDetails },
    unverified,
    inProgress: { ...unverified, verification: "in_progress" },
    rejected: { ...unverified, verification: "reject" },
    company: { ...unverified, isCompany: true },
    withoutDetails,
  },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers<unknown>(snapshot, "verify", { closed: null }),
    ...answers(snapshot, "readAccount", outcomes),
    ...answers(snapshot, "savePdf", outcomes),
    ...examples("environment", surroundings),
  ],
  project: ({ standing }) => [standing.verification, standing.isCompany, standing.details !== null],
  requirements: {
    "unverified.idle": ["2.9", "6"],
    "unverified.verifying": ["2.11"],
    "missing.reading": ["2.9", "8 network failure"],
    "missing.idle": ["2.9", "8 network failure"],
    "shown.resting": ["2.9", "9 receive details"],
    "shown.saving": ["2.9"],
  },
  texts: [...failureKeys],
  takenWhileBusy: [],
  unreachable: {},
};
