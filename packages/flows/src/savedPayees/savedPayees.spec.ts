import { money } from "@amberline/domain/money";
import { answers, examples, failureKeys, failures, refused, type FlowSpec } from "../shared";
import type { SavedPayee } from "./savedPayee";
import { savedPayeesMachine } from "./savedPayees.machine";
import type { DeleteOutcome, PayeesOutcome, SavedPayeesEvent } from "./savedPayees.types";

const rent: SavedPayee = {
  id: "rent",
  title: "Īre",
  payeeName: "Velta Krūmiņa",
  account: "LV97HABA0012345678910",
  bic: "HABALV22",
  bankName: "Swedbank",
  payeeType: "private",
  reference: "Īre novembrī",
  amount: money(98_000, "EUR"),
  isFixed: false,
};

/** One of the customer's own, one the provider defines, one at an account number that is no IBAN. */
export const examplePayees: readonly SavedPayee[] = [
  rent,
  {
    ...rent,
    id: "topUp",
    title: "Bankas kartes papildināšana",
    payeeName: "Amberline Partner",
    account: "DK5000400440116243",
    bic: "SXPYDKKK",
    bankName: "",
    payeeType: "organization",
    reference: "",
    amount: money(5_000, "EUR"),
    isFixed: true,
  },
  {
    ...rent,
    id: "apples",
    title: "Āboli",
    payeeName: "SIA Ābolu Dārzs",
    account: "0012345678",
    bankName: "Orchard Bank",
    payeeType: "organization",
    reference: "",
    amount: money(1_250, "EUR"),
  },
];

const customer: Record<string, SavedPayeesEvent> = {
  "list.retry": { type: "list.retry" },
  "payee.delete": { type: "payee.delete", id: "rent" },
  "payee.delete:fixed": { type: "payee.delete", id: "topUp" },
  "delete.confirm": { type: "delete.confirm" },
  "delete.cancel": { type: "delete.cancel" },
};

const surroundings: Record<string, SavedPayeesEvent> = {
  "session.ended": { type: "session.ended" },
  "account.switched": { type: "account.switched" },
};

const lists: Record<string, PayeesOutcome> = {
  ok: { ok: true, data: examplePayees },
  one: { ok: true, data: [rent] },
  none: { ok: true, data: [] },
  ...failures,
};
const deleted: Record<string, DeleteOutcome> = {
  ok: { ok: true, data: true },
  gone: refused("NOT_FOUND", "NOT_FOUND"),
  refused: refused("other", "Not now"),
  ...failures,
};

/** What the stepper and the tests know of the lists of templates and receivers. */
export const savedPayeesSpec: FlowSpec<typeof savedPayeesMachine> = {
  id: "savedPayees",
  machine: savedPayeesMachine,
  inputs: { account: { accountId: "account-1" } },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "readPayees", lists),
    ...answers(snapshot, "deletePayee", deleted),
    ...examples("environment", surroundings),
  ],
  project: ({ payees, target }) => [payees?.length ?? null, target?.id],
  requirements: {
    loading: ["2.14", "7 /user/payment_templates/list"],
    failed: ["8 network failure"],
    "shown.resting": ["2.14 list"],
    "shown.asking": ["2.14 delete asks"],
    "shown.deleting": ["7 /user/payment_templates/delete"],
    aborted: ["8 HTTP 401 or 408"],
  },
  texts: [...failureKeys],
  takenWhileBusy: [],
  unreachable: {},
};
