import { calls, type AnyCall, type CallName } from "@amberline/api/contract";
import { beforeAll, expect, it } from "vitest";
import { examples } from "../openapi";
import { describeOnPGlite } from "../platform/testDatabases";
import { answerAll, founders, type Founder } from "../testing/companies";
import { paymentTo } from "../testing/orders";
import { testBank } from "../testing/testBank";

const secretMessage = "My PIN is written on the envelope.";

const names = Object.keys(calls) as CallName[];

const fieldsOf = (call: AnyCall): string[] => Object.keys(call.request.fields as object);

const isId = (field: string) =>
  /(^|_)id$/.test(field) || ["from_account", "entered_by", "before"].includes(field);

const attempts = names
  .filter((name) => (calls[name] as AnyCall).access === "session")
  .flatMap((name) =>
    fieldsOf(calls[name])
      .filter(isId)
      .map((field) => [name, field] as const),
  );

/** Fields that may name an object of somebody else: why, and the expected answer. */
const harmless: Partial<Record<`${CallName}.${string}`, { why: string; answer: RegExp }>> = {
  "sessionRevoke.id": { why: "says how many sessions of one's own ended: none", answer: /^\{"revoked":0\}$/ },
  "signInList.before": {
    why: "lists one's own sign-ins from after one's own",
    answer: /^\{"data":\[\],"next":null\}$/,
  },
  "orderCreate.vop_id": { why: "a check of somebody else's counts as none", answer: /vop_result/ },
  "orderCreate.entered_by": { why: "the bank knows itself who enters a payment", answer: /vop_result/ },
  "memberDelete.member_id": { why: "removes nobody but from one's own company", answer: /success/ },
  "memberAdd.member_id": {
    why: "anybody may be invited by the user id they gave, and is a member once they accept",
    answer: /success/,
  },
  "bridgeMessage.message_id": {
    why: "an id is told apart in one's own thread alone",
    answer: /"message_id"/,
  },
};

describeOnPGlite("a stranger", (at) => {
  const bank = testBank(at);
  const { founder } = founders(bank);
  let victim: Founder;
  let stranger: Founder;
  let theirs: Record<string, string>;

  const firstId = async (table: "payment_templates" | "receivers" | "sessions" | "vop_checks") =>
    (await at.db.selectFrom(table).select("id").orderBy("created_at").executeTakeFirstOrThrow()).id;

  const theirMessage = (userId: string) => ({
    ...examples.bridgeMessage.request,
    user_id: userId,
    message: secretMessage,
    root_id: "",
  });

  /** A victim with one object of each kind. */
  beforeAll(async () => {
    victim = await founder({ balance: "500.00" });
    await answerAll(victim);
    await victim.upload();
    const { token, who } = victim;
    const sign = { corporate_id: victim.companyId, code: await victim.signingCode() };
    await bank.call("contractSign", sign, { token });
    const { data: check } = await bank.call("orderCreate", paymentTo(who), { token, key: "k" });
    const code2fa = await bank.codeFor(who, token, "payment", check.vop_id);
    const forced = paymentTo(who, { force_payment: true, code2fa });
    const paid = await bank.call("orderCreate", forced, { token, key: "k" });
    await bank.call("templateCreate", examples.templateCreate.request, { token });
    await bank.call("receiverCreate", examples.receiverCreate.request, { token });
    const written = await bank.call("bridgeMessage", theirMessage(victim.id), { token });
    theirs = {
      thread: written.data.root_id ?? "",
      message: written.data.message_id ?? "",
      attachment: written.data.message?.attachments?.[0]?.id ?? "",
      company: victim.companyId,
      account: who.accountId,
      iban: who.iban,
      user: victim.id,
      payment: paid.data.id ?? "",
      template: await firstId("payment_templates"),
      receiver: await firstId("receivers"),
      session: await firstId("sessions"),
      nameCheck: await firstId("vop_checks"),
    };
    stranger = await founder({ balance: "500.00" });
  });

  const tables = [
    ...["company_answers", "company_documents", "company_members", "company_contracts", "company_signatures"],
    ...["payment_templates", "receivers"],
  ] as const;
  const chatOf = (threadId: string) =>
    at.db.selectFrom("chat_messages").selectAll().where("thread_id", "=", threadId).execute();
  /** All stored data of the victim. */
  const kept = async () =>
    JSON.stringify(
      await Promise.all([
        chatOf(theirs["thread"] ?? ""),
        ...tables.map((table) =>
          at.db
            .selectFrom(table as "company_answers")
            .selectAll()
            .where("account_id", "in", [victim.companyId, victim.who.accountId])
            .execute(),
        ),
      ]),
    );

  /** A stranger's request with their own ids but one, which is the victim's. */
  function request(name: CallName, field: string, id: string): object {
    const own = { corporate_id: stranger.companyId, member_id: stranger.id, user_id: stranger.id };
    const example: Record<string, unknown> =
      name === "orderCreate" ? paymentTo(stranger.who) : { ...examples[name].request };
    for (const [key, value] of Object.entries(own)) if (key in example) example[key] = value;
    if ("root_id" in example) example["root_id"] = "";
    return { ...example, [field]: id };
  }

  it("is tested with every call that takes an id, also those added to the contract later", () => {
    expect(attempts.length).toBeGreaterThan(20);
    expect(attempts.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        ...["companyInfo", "memberPdf", "templateDelete", "transactionPdf", "orderList"],
        ...["bridgeHistory", "bridgeMessage", "bridgeAttachment"],
      ]),
    );
    const tried = attempts.map(([name, field]) => `${name}.${field}`);
    for (const name of Object.keys(harmless)) expect(tried).toContain(name);
  });

  it.each(attempts)("has no access by %s with somebody else's %s [6-8] [8]", async (name, field) => {
    const before = await kept();
    for (const [what, id] of Object.entries(theirs)) {
      const response = await bank.send(name, request(name, field, id), {
        token: stranger.token,
        key: `${name}-${what}`,
      });
      const text = await response.text();
      const label = `${name} ${field}=${what}: ${response.status} ${text.slice(0, 200)}`;
      const exception = harmless[`${name}.${field}`];
      const isRefused = response.status === 403 || response.status === 400 || /^\{"err":"[^"]+"/.test(text);
      expect(isRefused || exception?.answer.test(text), label).toBe(true);
      for (const secret of [victim.number, victim.who.login, victim.who.iban, "%PDF", secretMessage]) {
        if (id !== secret) expect(text, label).not.toContain(secret);
      }
    }
    expect(await kept()).toBe(before);
  });
});
