import { type calls, type RequestOf } from "@amberline/api/contract";
import { runPaymentFiles } from "../areas/paymentFiles";
import { type Customer } from "../operator/createCustomer";
import { outboxMailer } from "../outbox";
import { type TestBank } from "./testBank";

export const anna = "LV50UNLA0050001234567";

/** Whose account at other banks has another name. */
export const close = ["Jānis Kalniņš", "LV97HABA0012345678910"] as const;
export const other = ["Pēteris Zariņš", "LV35RIKO0002013000123"] as const;

export type Line = readonly [name: string, iban: string, amount: string, reference: string];

export const csv = (...lines: Line[]) =>
  ["name;iban;amount;reference", ...lines.map((line) => line.join(";"))].join("\n");

/** Payments from files, as customers make them. */
export function paymentFiles(bank: TestBank) {
  const upload = (token: string, text: string, change: { name?: string; checks_names?: boolean } = {}) => {
    bank.later(1);
    const file = {
      name: "rēķini.csv",
      base64: Buffer.from(text).toString("base64"),
      checks_names: true,
      ...change,
    };
    return bank.call("paymentFileUpload", file, { token });
  };

  const uploaded = async (token: string, text: string, change = {}) => {
    const answer = await upload(token, text, change);
    if (!answer.data.data) throw new Error(answer.text);
    return answer.data.data;
  };

  const look = (token: string, id: string) =>
    bank.call("paymentFileRows", { id, offset: 0, limit: 50 }, { token });

  const rows = async (token: string, id: string) => (await look(token, id)).data;

  const change = (token: string, asked: RequestOf<typeof calls.paymentRowsChange>) =>
    bank.call("paymentRowsChange", asked, { token });

  const again = async (token: string, id: string) => {
    bank.later(1);
    return bank.call("paymentFileAgain", { id }, { token });
  };

  type Approving = Pick<RequestOf<typeof calls.paymentFileApprove>, "id" | "version" | "total">;

  const approve = async (who: Customer, token: string, file: Approving, more: { code?: string } = {}) => {
    bank.later(31_000);
    const code = more.code ?? (await bank.codeFor(who, token, "paymentFile", file.id));
    return { code, ...(await bank.call("paymentFileApprove", { ...file, code }, { token })) };
  };

  const asShown = async (token: string, id: string): Promise<Approving> => {
    const { data: file } = await rows(token, id);
    const ready = file?.sums.find(({ state }) => state === "ready");
    return { id, version: file?.version ?? 0, total: ready?.amount ?? "0.00" };
  };

  const run = () => runPaymentFiles({ db: bank.db, mailer: outboxMailer(bank.clock) }, bank.clock.now());

  const paid = ({ accountId }: Customer) =>
    bank.db
      .selectFrom("transactions")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("type", "=", "SEND")
      .orderBy("seq")
      .execute();

  const sums = async (token: string, id: string) => {
    const { data } = await rows(token, id);
    return Object.fromEntries((data?.sums ?? []).map(({ state, count, amount }) => [state, [count, amount]]));
  };

  const proposals = async (token: string) => (await bank.call("approvalList", {}, { token })).data.data ?? [];

  const give = async (who: Customer, token: string, id: string, total: string) => {
    bank.later(31_000);
    const challenge = await bank.call("challengeCreate", { act: "approval", subject: id }, { token });
    if (challenge.err) return challenge;
    const code = await bank.codeFor(who, token, "approval", id);
    return bank.call("approvalGive", { ids: [id], total, code }, { token });
  };

  return { upload, uploaded, look, rows, change, again, approve, asShown, run, paid, sums, proposals, give };
}
