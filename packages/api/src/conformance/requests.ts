import type { AnySchema } from "yup";
import { calls, type AnyCall, type CallName, type Calls, type RequestOf, type ResponseOf } from "../contract";
import { fieldsOf, itemOf } from "../contract/reading";

/** What a provider has said about the customer, for requests that make sense. */
export interface Known {
  accountId: string;
  account: ResponseOf<Calls["accountInfo"]>["data"];
  /** The customer's company; null if the login has none. */
  companyId: string | null;
  /** Of the newest transaction; null if there is none. */
  transactionId: string | null;
  tariff: string | null;
  feeYear: number | null;
  /** Civil date of the provider. */
  today: string;
}

type Reads = { [Name in CallName]?: (known: Known) => RequestOf<Calls[Name]> | null };

const nothing = () => ({});
const ofAccount = ({ accountId: id }: Known) => ({ id });
const given = <Value, Request>(value: Value | null, request: (value: Value) => Request): Request | null =>
  value === null ? null : request(value);
const ofCompany = ({ companyId }: Known) => given(companyId, (corporate_id) => ({ corporate_id }));
const inRange = ({ accountId: id, today }: Known) => ({ id, start: `${today.slice(0, 8)}01`, end: today });
const where = (has: boolean) => (has ? {} : null);

/** The calls that change nothing, and what to ask them; null where there is nothing to ask about. */
export const reads: Reads = {
  loginChallenge: nothing,
  multilogin: nothing,
  accountInfo: nothing,
  userInfo: nothing,
  orderList: (known) => ({ ...ofAccount(known), limit: 20, totals: true, with_labels: true }),
  orderCategories: ofAccount,
  orderExport: (known) => ({ ...inRange(known), format: "csv" }),
  orderOverview: ofAccount,
  orderPdf: inRange,
  labelList: ofAccount,
  transactionPdf: ({ transactionId }) => given(transactionId, (id) => ({ id, type: "transaction" })),
  detailsPdf: ofAccount,
  feeYearList: nothing,
  feeYearPdf: ({ feeYear }) => given(feeYear, (year) => ({ year })),
  tariffs: nothing,
  feeInformationPdf: ({ tariff: known }) => given(known, (tariff) => ({ tariff })),
  orderQuote: () => ({ amount: "1.00", currency: "EUR", payment_system: "SEPA", payment_type: "CREDIT" }),
  planList: nothing,
  paymentFileList: ({ account }) => where(account.has_payment_files),
  directDebitList: ({ account }) => where(account.has_direct_debits),
  moneyRequestList: ({ account }) => where(account.has_money_requests),
  spaceList: ({ account }) => where(account.has_spaces),
  budgetList: ({ account }) => where(account.has_budgets),
  notificationList: nothing,
  notificationChoices: nothing,
  pushKey: nothing,
  payeeBank: () => ({ account: madeUpIban }),
  templateList: ofAccount,
  receiverList: ofAccount,
  passkeyList: nothing,
  limitsInfo: nothing,
  statementScheduleInfo: nothing,
  verificationToken: nothing,
  sessionList: nothing,
  signInList: nothing,
  agreementList: nothing,
  dataCopyList: nothing,
  closingInfo: ({ account }) => where(account.can_close),
  companyInfo: ({ companyId }) => given(companyId, (corporate_id) => ({ corporate_id, full: true })),
  peopleList: (known) => (known.account.has_people ? ofCompany(known) : null),
  approvalList: nothing,
  contractSignedExists: ofCompany,
  contractSignedPdf: ofCompany,
  bridgeHistory: () => ({ chat_id: "support", root_id: "", include_attachments: false }),
  bridgeStream: nothing,
};

/** The published example of ISO 13616. */
const madeUpIban = "DE89370400440532013000";
/** Nobody has it. */
export const nobody = "00000000-0000-4000-8000-000000000000";

const texts = [
  nobody,
  madeUpIban,
  "MARKDEFF",
  "000000",
  "DE",
  "2020-01-02",
  "2020-01-02T00:00:00Z",
  "0".repeat(64),
];

/** A value that the schema allows, of nothing there is. */
function madeUp(schema: AnySchema): unknown {
  const [fields, item] = [fieldsOf(schema), itemOf(schema)];
  if (fields) return madeUpFields(fields);
  if (item) return [madeUp(item)];
  const { oneOf, type } = schema.describe();
  const candidates = [...oneOf, ...(type === "string" ? texts : ["1.00"]), 1, 2020, false];
  return candidates.find((value) => schema.isValidSync(value, { strict: true }));
}

const madeUpFields = (fields: Record<string, AnySchema>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.spec.optional ? [] : [[name, madeUp(field)]])),
  );

export const fieldsOfRequest = (name: CallName) =>
  fieldsOf((calls[name] as AnyCall).request as AnySchema) ?? {};

/** A request with all that it needs, about nothing there is. */
export const madeUpRequest = (name: CallName): Record<string, unknown> => madeUpFields(fieldsOfRequest(name));

const isAmount = (field: AnySchema) => field.spec.label === "decimal amount";

/** Requests that the contract does not allow, each wrong in one place. */
export function wrongRequests(
  name: CallName,
  right: Record<string, unknown>,
): [asked: string, request: object][] {
  const fields = Object.entries(fieldsOfRequest(name)).filter(([field]) => Object.hasOwn(right, field));
  return fields.flatMap(([field, schema]) => {
    const isNeeded = !schema.spec.optional && !schema.isValidSync("") && schema.type !== "boolean";
    const { [field]: _, ...rest } = right;
    return [
      ...(isNeeded ? [[`without ${field}`, rest] as [string, object]] : []),
      ...(isAmount(schema)
        ? [[`with ${field} "1e3"`, { ...right, [field]: "1e3" }] as [string, object]]
        : []),
    ];
  });
}

/** The request about something that nobody has; null where it names nothing. */
export function unknownRequest(right: Record<string, unknown>): object | null {
  const named = Object.keys(right).filter((field) => field === "id" || field.endsWith("_id"));
  const ids = named.filter((field) => field !== "chat_id" && field !== "root_id");
  return ids.length === 0 ? null : { ...right, ...Object.fromEntries(ids.map((field) => [field, nobody])) };
}
