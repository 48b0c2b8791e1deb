import type { CallName, Calls, RequestOf } from "../contract";
import { judgeAnswer, judgeRefusal, type Finding } from "./judge";
import type { Answered, Ask } from "./exchange";
import { madeUpRequest, type Known } from "./requests";

export interface Payee {
  account: string;
  name: string;
  bic: string;
}

export interface Writing {
  ask: Ask;
  token: string;
  known: Known;
  newId(): string;
  note(name: CallName, asked: string, findings: Finding[]): void;
}

const rowsOf = ({ outcome }: Answered) =>
  outcome.ok ? (outcome.data as { data: Record<string, unknown>[] }).data : [];

/** Saves something, changes it and deletes it. */
async function saveAndDelete(
  { ask, token, known, newId, note }: Writing,
  of: "template" | "receiver",
  field: string,
): Promise<void> {
  const name = `Conformance ${newId().slice(0, 8)}`;
  const made = { ...madeUpRequest(`${of}Create`), [field]: name };
  const fields = of === "template" ? { ...made, beneficiary_name: "Anna Example" } : made;
  const list = async () => {
    const answered = await ask(`${of}List`, { id: known.accountId }, { token });
    return rowsOf(answered).find((row) => row[field] === name || row[field] === `${name} 2`);
  };
  const created = await ask(`${of}Create`, fields, { token });
  const judged = judgeAnswer(`${of}Create`, created);
  const row = await list();
  const isKept = row !== undefined || !created.outcome.ok;
  note(`${of}Create`, "rightly", [
    ...judged,
    ...(isKept
      ? []
      : [{ level: "wrong" as const, differs: "does not list it", then: "The customer does not find it." }]),
  ]);
  if (!row) return;
  const updated = await ask(`${of}Update`, { ...fields, id: row["id"], [field]: `${name} 2` }, { token });
  note(`${of}Update`, "rightly", judgeAnswer(`${of}Update`, updated));
  const deleted = await ask(`${of}Delete`, { id: row["id"] }, { token });
  note(`${of}Delete`, "rightly", [
    ...judgeAnswer(`${of}Delete`, deleted),
    ...((await list()) && deleted.outcome.ok
      ? [{ level: "wrong" as const, differs: "still lists it", then: "The customer finds what was deleted." }]
      : []),
  ]);
}

const amounts = ["0.00", "-1.00", "0.001", "1e3", "999999999999.00"];

/** Asks for a payment of one cent: rightly, with wrong amounts, with a wrong code, and twice with one key. */
async function pay(
  { ask, token, known, newId, note }: Writing,
  payee: Payee,
  code: () => Promise<string | null>,
): Promise<void> {
  const { account } = known;
  const order: RequestOf<Calls["orderCreate"]> = {
    ...(madeUpRequest("orderCreate") as RequestOf<Calls["orderCreate"]>),
    ...{ to_name: payee.name, to_account: payee.account, to_bic: payee.bic },
    ...{ to_reference: `Conformance ${newId().slice(0, 8)}`, amount: "0.01", fee: "0", type: "SEND" },
    ...{ to_address: "", to_address_city: "", to_address_zip: "", to_address_country: "" },
    ...{ payment_system: "SEPA", payment_type: "CREDIT", beneficary_type: "private", force_payment: false },
    ...{ entered_by: known.accountId, from_account: account.user.iban ?? "", from_reference: "" },
    from_name: [account.user.first_name, account.user.last_name].filter(Boolean).join(" "),
    ...{ from_address: account.user.street ?? "", from_city: account.user.city ?? "" },
    ...{ from_zip: account.user.zip_code ?? "", from_country: account.user.country ?? "" },
  };
  const send = (change: object, idempotencyKey = newId()) =>
    ask("orderCreate", { ...order, ...change }, { token, idempotencyKey });

  const key = newId();
  const checked = await send({}, key);
  const result = checked.outcome.ok ? (checked.outcome.data as { vop_result?: string; vop_id?: string }) : {};
  note("orderCreate", "to check the name", [
    ...judgeAnswer("orderCreate", checked),
    ...(checked.outcome.ok && !result.vop_result
      ? [
          {
            level: "wrong" as const,
            differs: "vop_result is missing",
            then: "The app says that the name could not be checked.",
          },
        ]
      : []),
  ]);
  for (const amount of amounts)
    note("orderCreate", `with amount "${amount}"`, judgeRefusal("orderCreate", await send({ amount })));

  const forced = { force_payment: true, ...(result.vop_id ? { vop_id: result.vop_id } : {}) };
  const uncoded = await send({ ...forced, code2fa: "000000" });
  note("orderCreate", "with a wrong code", judgeRefusal("orderCreate", uncoded, "INCORRECT_2FA_CODE"));

  const code2fa = await code();
  if (code2fa === null) return;
  const paid = await send({ ...forced, code2fa }, key);
  const judged = judgeAnswer("orderCreate", paid).filter(({ level }) => level !== "lacking");
  note("orderCreate", "with the right code", judged);
  if (!paid.outcome.ok) return;
  const count = async () => {
    const rows = rowsOf(await ask("orderList", { id: known.accountId, limit: 20 }, { token }));
    return rows.filter((row) => row["to_reference"] === order.to_reference && row["type"] === "SEND").length;
  };
  const before = await count();
  note(
    "orderCreate",
    "and is found in the list",
    before === 1
      ? []
      : [
          {
            level: "wrong",
            differs: `/order has it ${before} times`,
            then: "A payment whose answer is lost stays in doubt.",
          },
        ],
  );
  await send({ ...forced, code2fa }, key);
  const isTwice = (await count()) > before;
  note(
    "orderCreate",
    "once more with the same key",
    isTwice
      ? [
          {
            level: "lacking",
            differs: "pays twice",
            then: "The app looks for a lost payment in /order before it sends another.",
          },
        ]
      : [],
  );
}

export async function askToWrite(
  writing: Writing,
  payee: Payee | null,
  code: () => Promise<string | null>,
): Promise<void> {
  await saveAndDelete(writing, "template", "template_name");
  await saveAndDelete(writing, "receiver", "name");
  if (payee) await pay(writing, payee, code);
}
