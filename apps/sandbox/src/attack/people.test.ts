import {
  BASE_PATH,
  calls,
  TOKEN_HEADER,
  type AnyCall,
  type CallName,
  type Calls,
  type ResponseOf,
} from "@amberline/api/contract";
import * as contract from "@amberline/api/operator";
import { OPERATOR_PATH, type OperatorRoute } from "@amberline/api/operator";
import { civilDate, dayMs } from "@amberline/domain/dates";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examples } from "../openapi";
import { authenticator } from "../testing/authenticator";
import { answerAll, founders, type Founder } from "../testing/companies";
import { paymentTo } from "../testing/orders";
import { startTarget, type Target } from "./target";

const secretMessage = "My PIN is written on the envelope.";

const names = Object.keys(calls) as CallName[];
const withSession = names.filter((name) => calls[name].access === "session");
const fieldsOf = (call: AnyCall): string[] => Object.keys(call.request.fields as object);

/** Fields that name something which belongs to somebody. */
const isId = (field: string) =>
  /(^|_)id$/.test(field) ||
  ["from_account", "entered_by", "before", "subject", "repeat_of", "ids", "check"].includes(field);

/** Fields that name nothing. One that is in neither list fails: say which it is. */
const isPlain = (field: string) =>
  new Set([
    ...["start", "end", "text", "statuses", "types", "amount_min", "amount_max", "limit", "totals", "format"],
    ...["to", "year", "to_name", "to_account", "to_bic", "to_reference", "to_address", "to_address_city"],
    ...[
      "to_address_zip",
      "to_address_country",
      "amount",
      "per_payment",
      "per_day",
      "instant_per_payment",
      "instant_per_day",
      "fee",
      "currency",
      "type",
      "payment_system",
    ],
    ...["payment_type", "beneficary_type", "force_payment", "quoted_fee", "from_name", "from_address"],
    ...["from_reference", "from_country", "from_city", "from_zip", "account", "template_name"],
    ...["beneficiary_name", "beneficiary_iban", "bic", "details", "provider_template", "name", "bank_name"],
    ...["code", "code2fa", "password", "enable", "act", "by", "answer", "country", "registration_number"],
    ...["full", "value", "is_file", "section", "file_name", "file_type", "position", "percent"],
    ...["first_name", "last_name", "email", "generatePassword", "sha256", "accept", "include_attachments"],
    ...["after", "message", "attachments", "number", "files", "description", "day"],
    // Somebody else's planned payment in it: areas/orders/plans/plans.test.ts.
    ...["plan", "replaces", "access", "rhythm", "total", "reason", "rule"],
    ...["categories", "category", "note", "for_payee", "has_files", "labels", "with_labels"],
    ...["label", "count", "merges"],
    // Of one's own requests for money: areas/moneyRequests/moneyRequests.test.ts.
    ...["payer", "until", "key"],
    // Of one's own spaces: areas/spaces/spaces.test.ts.
    ...["goal", "direction"],
    ...["trust", "document", "version"],
    // Of a browser, which is of whoever subscribed it last: areas/notifications/pushes.test.ts.
    ...["endpoint", "p256dh", "auth", "shows_details"],
    ...["query", "kind", "is_unread", "all", "choices"],
    // Files of others: areas/paymentFiles/paymentFiles.test.ts.
    ...[
      "base64",
      "checks_names",
      "is_instant",
      "state",
      "offset",
      "version",
      "nths",
      "edit",
      "is_salary",
      "withdraws",
    ],
  ]).has(field);

const attempts = withSession.flatMap((name) =>
  fieldsOf(calls[name])
    .filter(isId)
    .map((field) => [name, field] as const),
);

/** Fields that may name an object of somebody else: why, and the expected answer. */
const harmless: Partial<Record<`${CallName}.${string}`, { why: string; answer: RegExp }>> = {
  "signInList.before": {
    why: "lists one's own sign-ins from after one's own",
    answer: /^\{"data":\[\],"next":null\}$/,
  },
  "sessionRevoke.id": { why: "says how many sessions of one's own ended: none", answer: /^\{"revoked":0\}$/ },
  "orderCreate.vop_id": { why: "a check of somebody else's counts as none", answer: /vop_result/ },
  "orderCreate.repeat_of": { why: "a payment of somebody else's is no earlier one", answer: /vop_result/ },
  "orderCreate.entered_by": { why: "the bank knows itself who enters a payment", answer: /vop_result/ },
  "memberDelete.member_id": { why: "removes nobody but from one's own company", answer: /success/ },
  "personRemove.id": { why: "removes nobody but from one's own company", answer: /"data":\[\]/ },
  "memberAdd.member_id": {
    why: "anybody may be invited by the user id they gave, and is a member once they accept",
    answer: /success/,
  },
  "bridgeMessage.message_id": {
    why: "an id is told apart in one's own thread alone",
    answer: /"message_id"/,
  },
  "notificationRead.ids": { why: "says how many of one's own are unread", answer: /^\{"unread":\d+\}$/ },
  "complaintSend.complaint_id": { why: "an id is told apart among one's own", answer: /"reference"/ },
  "complaintSend.subject": { why: "is text there", answer: /"reference"/ },
};

let bank: Target;
let victim: Founder;
let stranger: Founder;
/** A customer whom the victim invited to the company. */
let invited = "";
let theirs: Record<string, string>;
/** What they are shown before. */
let before = "";

/** Passkeys belong to a name, and clients send no other name than the one they connect to. */
async function addPasskey(): Promise<string> {
  const { who, token } = victim;
  const host = `localhost:${bank.port}`;
  const post = async (name: CallName, request: object) => {
    const body = JSON.stringify(request);
    const more = [`${TOKEN_HEADER}: ${token}`, `Content-Length: ${body.length}`];
    const answer = await bank.ask(BASE_PATH + calls[name].path, { method: "POST", host, more, body });
    return calls[name].response.validateSync(JSON.parse(answer.body)) as unknown;
  };
  await bank.stepUp(who, token, "passkeyBegin");
  const begun = (await post("passkeyBegin", {})) as ResponseOf<Calls["passkeyBegin"]>;
  const device = authenticator(`http://${host}`);
  await post("passkeyCreate", { name: "Telefons", answer: device.create(begun.data.options) });
  return device.id;
}

beforeAll(async () => {
  bank = await startTarget();
  const { founder, userId } = founders(bank);
  await bank.operated("/clearing", { paused: true });
  victim = await founder({ balance: "500.00" });
  const { token, who } = victim;
  await answerAll(victim);
  await victim.upload();
  const { data: check } = await bank.call("orderCreate", paymentTo(who), { token, key: "k" });
  const code2fa = await bank.codeFor(who, token, "payment", check.vop_id);
  const forced = paymentTo(who, { force_payment: true, code2fa });
  const paid = await bank.call("orderCreate", forced, { token, key: "k" });
  const { data: open } = await bank.call("orderCreate", paymentTo(who, { amount: "7.00" }), {
    token,
    key: "l",
  });
  await bank.codeFor(who, token, "payment", open.vop_id);
  const plan = {
    first: civilDate(Date.now() + 7 * dayMs, "Europe/Riga"),
    rhythm: "monthly",
    shift: "after",
  } as const;
  const later = { plan: { ...plan, until: null, times: null } };
  const { data: asked } = await bank.call("orderCreate", paymentTo(who, later), { token, key: "m" });
  const consent = { force_payment: true, code2fa: await bank.codeFor(who, token, "payment", asked.vop_id) };
  const planned = await bank.call("orderCreate", paymentTo(who, { ...later, ...consent }), {
    token,
    key: "m",
  });
  const requested = { ...examples.moneyRequestCreate.request, until: plan.first };
  const asking = await bank.call("moneyRequestCreate", requested, { token });
  const collection = await bank.operated<{ id: string }>("/collections", {
    ...{ account: who.iban, amount: "3.00", mandate: "L-1" },
    ...{ creditorName: "Latvenergo", creditorId: "LV61ZZZ40003032949" },
  });
  const { data: debits } = await bank.call("directDebitList", {}, { token });
  const space = { ...examples.spaceSave.request, id: crypto.randomUUID(), goal: null };
  await bank.call("spaceSave", space, { token });
  const template = await bank.call("templateCreate", examples.templateCreate.request, { token });
  const receiver = await bank.call("receiverCreate", examples.receiverCreate.request, { token });
  const message = { ...examples.bridgeMessage.request, user_id: victim.id, message: secretMessage };
  const written = await bank.call("bridgeMessage", { ...message, root_id: "" }, { token });
  const { data: sessions } = await bank.call("sessionList", {}, { token });
  const passkey = await addPasskey();
  const told = await bank.call("notificationList", { kind: "security" }, { token });
  const guest = await bank.customer();
  invited = (await bank.signIn(guest)).accessToken;
  await victim.add(await userId(invited));
  const { data: seen } = await bank.call("userInfo", {}, { token: invited });
  theirs = {
    thread: written.data.root_id ?? "",
    message: written.data.message_id ?? "",
    attachment: written.data.message?.attachments?.[0]?.id ?? "",
    company: victim.companyId,
    account: who.accountId,
    iban: who.iban,
    user: victim.id,
    payment: paid.data.id ?? "",
    template: template.data.id ?? "",
    receiver: receiver.data.id ?? "",
    session: sessions.data?.[0]?.id ?? "",
    nameCheck: open.vop_id ?? "",
    passkey,
    plan: planned.data.id ?? "",
    moneyRequest: asking.data.data?.[0]?.id ?? "",
    mandate: debits.data?.mandates?.[0]?.id ?? "",
    collection: collection.id,
    space: space.id,
    notification: told.data.data?.[0]?.id ?? "",
    invitation: seen.data?.invitations?.[0]?.id ?? "",
  };
  stranger = await founder({ balance: "5000.00" });
  before = await kept();
});
afterAll(() => bank.stop());

function bodyOf(request: object, isForm: boolean): string | FormData {
  if (!isForm) return JSON.stringify(request);
  const form = new FormData();
  for (const [name, value] of Object.entries(request))
    if (!Array.isArray(value)) form.append(name, String(value));
  return form;
}

/** Sends a call with these headers. */
function send(name: CallName, request: object, headers: Record<string, string>): Promise<Response> {
  const { method, path, body }: AnyCall = calls[name];
  const isForm = body === "multipart";
  return fetch(bank.origin + BASE_PATH + path, {
    method,
    headers: { ...(isForm ? {} : { "Content-Type": "application/json" }), ...headers },
    ...(method === "POST" ? { body: bodyOf(request, isForm) } : {}),
  });
}

/** What the victim and the invited customer are shown: all that may not change. */
async function kept(): Promise<string> {
  const { companyId: corporate_id, token } = victim;
  // Whom a stranger invites sees that.
  const seen = async (answer: Promise<{ text: string }>) =>
    (await answer).text.replace(/"invitations":\[[^\]]*\]/, "").replace(/"unread_notifications":\d+/, "");
  return JSON.stringify(
    await Promise.all([
      seen(bank.call("companyInfo", { corporate_id, full: true }, { token })),
      seen(bank.call("accountInfo", {}, { token })),
      seen(bank.call("templateList", { id: victim.who.accountId }, { token })),
      seen(bank.call("receiverList", { id: victim.who.accountId }, { token })),
      seen(bank.call("orderList", { id: victim.who.accountId, limit: 50 }, { token })),
      seen(bank.call("bridgeHistory", { ...examples.bridgeHistory.request, root_id: "" }, { token })),
      seen(bank.call("planList", {}, { token })),
      seen(bank.call("moneyRequestList", {}, { token })),
      seen(bank.call("spaceList", {}, { token })),
      seen(bank.call("directDebitList", {}, { token })),
      seen(bank.call("passkeyList", {}, { token })),
      seen(bank.call("contractSignedExists", { corporate_id }, { token })),
      seen(bank.call("userInfo", {}, { token: invited })),
    ]),
  );
}

describe("each call of customers", () => {
  it("takes no token but one of a session: none, a made-up one, an operator's or one for something else [6-1]", async () => {
    const { accessToken: over, refreshToken } = await bank.signIn(stranger.who);
    const widget = await (await bank.send("verificationToken", {}, { token: over })).text();
    await bank.call("logout", {}, { token: over });
    const [, operator = ""] = bank.operatorCookie.split("=");
    const tokens = ["", "A".repeat(43), operator].map((token) => ({ [TOKEN_HEADER]: token }));
    const others = [
      ...[over, refreshToken, widget, "' or 1=1 --", "null"].map((token) => ({ [TOKEN_HEADER]: token })),
      { Authorization: `Bearer ${victim.token}` },
      { Cookie: `${bank.operatorCookie}; token=${victim.token}` },
    ];
    for (const [nth, name] of withSession.entries()) {
      const tried = [...tokens, others[nth % others.length] ?? {}];
      for (const headers of tried) {
        const response = await send(name, examples[name].request, {
          ...headers,
          "Accept-Language": "lv",
          "Idempotency-Key": "k",
        });
        expect([name, headers, response.status, await response.json()]).toEqual([
          ...[name, headers, 401, { err: "Sesija ir beigusies" }],
        ]);
      }
    }
  });

  it("is tried with every field that may name something of somebody else", () => {
    const unknown = withSession.flatMap((name) =>
      fieldsOf(calls[name])
        .filter((field) => !isId(field) && !isPlain(field))
        .map((field) => `${name}.${field}`),
    );
    expect(unknown, "Say of these whether they name something of somebody's.").toEqual([]);
    expect(attempts.length).toBeGreaterThan(30);
    const tried = attempts.map(([name, field]) => `${name}.${field}`);
    for (const name of Object.keys(harmless)) expect(tried).toContain(name);
    for (const [what, id] of Object.entries(theirs)) expect([what, id !== ""]).toEqual([what, true]);
  });

  /** A stranger's request with their own ids but one, which is the victim's. */
  function request(name: CallName, field: string, id: string): object {
    const own = { corporate_id: stranger.companyId, member_id: stranger.id, user_id: stranger.id };
    const example: Record<string, unknown> =
      name === "orderCreate" ? paymentTo(stranger.who) : { ...examples[name].request };
    for (const [key, value] of Object.entries(own)) if (key in example) example[key] = value;
    if ("root_id" in example) example["root_id"] = "";
    return { ...example, [field]: Array.isArray(example[field]) ? [id] : id };
  }

  it.each(attempts)("gives no access with somebody else's: %s, %s [6-8] [8]", async (name, field) => {
    for (const [what, id] of Object.entries(theirs)) {
      const response = await send(name, request(name, field, id), {
        [TOKEN_HEADER]: stranger.token,
        "Idempotency-Key": `${name}-${what}`,
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
    expect((await kept()) === before).toBe(true);
  });

  it.each([
    ["sessionRevoke", "session"],
    ["passkeyDelete", "passkey"],
  ] as const)("ends nothing of somebody else's after a step-up: %s", async (name, what) => {
    // The stranger has been locked out of step-ups for all that was tried.
    const other = await bank.customer();
    const { accessToken: token } = await bank.signIn(other);
    await bank.stepUp(other, token, name);
    await bank.call(name, { id: theirs[what] ?? "" }, { token });
    expect((await bank.call("userInfo", {}, { token: victim.token })).status).toBe(200);
    expect((await bank.call("passkeyList", {}, { token: victim.token })).text).toContain(theirs["passkey"]);
  });

  it("tells an account of somebody else's from none in no way", async () => {
    const { token } = stranger;
    const texts = new Set<string>();
    for (const id of [victim.who.accountId, crypto.randomUUID(), "1 or 1=1", victim.who.iban]) {
      const { status, text } = await bank.call("orderList", { id }, { token });
      texts.add(`${status} ${text}`);
    }
    expect([...texts]).toEqual(['403 {"err":"Forbidden"}']);
  });
});

describe("each call of operators", () => {
  const isRoute = (value: unknown): value is OperatorRoute =>
    typeof value === "object" && value !== null && "access" in value;
  const routes = (Object.values(contract) as unknown[]).filter(isRoute);

  it("is closed to strangers and customers, wherever they put a token [ASVS 8.2.1]", async () => {
    const ways: Record<string, string>[] = [
      {},
      { [TOKEN_HEADER]: victim.token, Authorization: `Bearer ${victim.token}` },
      { Cookie: `operator=${victim.token}; __Host-operator=${victim.token}` },
      { Cookie: `__Host-${bank.operatorCookie}` },
      { Authorization: `Bearer ${bank.operatorCookie.split("=")[1]}` },
      { Authorization: "Bearer " },
      { Authorization: "Bearer undefined", Cookie: "operator=undefined" },
    ];
    for (const { method, path, access } of routes.filter((route) => route.access !== "everybody"))
      for (const headers of ways) {
        const at = path.replace(":id", theirs["payment"] ?? "").replaceAll(/:\w+/g, "settle");
        const response = await fetch(bank.origin + OPERATOR_PATH + at, {
          method,
          headers: { "Content-Type": "application/json", ...headers },
          ...(method === "POST" ? { body: "{}" } : {}),
        });
        expect([method, at, access, headers, response.status]).toEqual([method, at, access, headers, 401]);
      }
  });
});
