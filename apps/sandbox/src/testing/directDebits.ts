import { type collectDirectDebit, type OperatorRequest } from "@amberline/api/operator";
import { hourMs } from "@amberline/domain/dates";
import { type CollectionPeriod, type DebitRule } from "@amberline/domain/directDebits";
import { runCollections } from "../areas/directDebits";
import { startOfDay } from "../days";
import { type Customer } from "../operator/createCustomer";
import { outboxMailer } from "../outbox";
import { type TestBank } from "./testBank";

export type Wanted = Partial<OperatorRequest<typeof collectDirectDebit>>;
type LimitSent = { amount: string | null; every: CollectionPeriod };

// The bank's day is Friday, 20 November 2026, so that the next business day is Monday, 23 November.
export const monday = "2026-11-23";
export const noon = 12 * hourMs;

/** What can be done about the direct debits of an account, by somebody with such a token of it. */
export function debitsOf(
  bank: TestBank,
  account: Customer,
  { token, who = account }: { token: string; who?: Customer },
) {
  const run = () => runCollections({ db: bank.db, mailer: outboxMailer(bank.clock) }, bank.clock.now());
  const goTo = async (day: string, time = 0) => {
    bank.later(startOfDay(day) + time - bank.clock.now());
    await run();
  };
  const announce = async (wanted: Wanted = {}) => {
    const body = {
      account: account.iban,
      amount: "25.00",
      creditorName: "Rīgas Gaisma",
      creditorId: "LV61ZZZ40003032949",
      mandate: "RG-1",
      reference: "Rēķins 118",
      ...wanted,
    };
    const answer = await bank.operate("/collections", { method: "POST", body: JSON.stringify(body) });
    return (await answer.json()) as { id: string; state: string; day: string; reason: string; err?: string };
  };
  const fresh = async () => {
    // A code of the authenticator is valid once, and a token not for long.
    bank.later(30_000);
    return bank.token(who);
  };
  const unproven = async () => ({ token: who === account ? await fresh() : token });
  const list = async () => {
    const { data, err } = await bank.call("directDebitList", {}, await unproven());
    if (!data.data) throw new Error(err ?? "no answer");
    return data.data;
  };
  const rule = async (wanted: DebitRule, isProven = true) => {
    const by = await unproven();
    if (isProven && wanted !== "none") await bank.stepUp(who, by.token, "directDebitRule", wanted);
    return bank.call("directDebitRule", { rule: wanted }, by);
  };
  const mandate = async (
    act: "allow" | "limit" | "block" | "revoke",
    { isProven = true, limit, id }: { isProven?: boolean; limit?: LimitSent; id?: string } = {},
  ) => {
    const { mandates } = await list();
    const meant = mandates.find((each) => each.id === id) ?? mandates[0];
    const { amount, every } = limit ?? meant?.limit ?? { amount: null, every: "any" };
    const request = { id: id ?? meant?.id ?? "", act, ...(limit ? { limit } : {}) };
    const by = await unproven();
    const takesProof = isProven && (act === "allow" || act === "limit");
    if (takesProof)
      await bank.stepUp(who, by.token, "mandateUpdate", `${request.id}:${amount ?? ""}:${every}`);
    return bank.call("mandateUpdate", request, by);
  };
  const collection = async (act: "refuse" | "refund", id: string) =>
    bank.call("collectionUpdate", { id, act }, await unproven());
  const payments = () =>
    bank.db
      .selectFrom("transactions")
      .select(["id", "type", "status", "amount_cents", "direct_debit", "to_name", "status_reason"])
      .where("account_id", "=", account.accountId)
      .where("direct_debit", "is not", null)
      .orderBy("seq")
      .execute();
  const mails = async () =>
    (await bank.mail())
      .filter(({ recipient, subject }) => recipient === account.login && /ebet/.test(subject))
      .map(({ subject }) => subject);
  return { run, goTo, announce, list, rule, mandate, collection, payments, mails };
}
