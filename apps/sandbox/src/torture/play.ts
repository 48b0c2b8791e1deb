import { setTimeout as wait } from "node:timers/promises";
import { type CallName } from "@amberline/api/contract";
import { type CreatedCustomer } from "@amberline/api/operator";
import { addDays, civilDate } from "@amberline/domain/dates";
import { sql } from "kysely";
import { bankTimeZone, startOfDay } from "../days";
import { type Db } from "../ledger";
import { seededRandom, type SeededRandom } from "../seed/seededRandom";
import { type ReachedBank } from "../testing/bankProcess";
import { requestOf } from "../testing/bankCalls";
import { type PushService, type ReceivedPush } from "../testing/pushService";
import { listen, type Customer, type Device } from "./listen";

/** What the harness sees: the bank from outside, and its database by SQL. */
export interface Tortured {
  bank: ReachedBank;
  db: Db;
  /** The one that browsers use; none where a release doesn't know it. */
  pushService?: PushService;
  /** What happens while customers pay, by name. Each is over when all is as before. */
  faults: Record<string, (played: Played) => Promise<unknown>>;
}

/** An answer that says that a payment was made. */
export interface Acknowledged {
  accountId: string;
  key: string;
  id: string;
  cents: number;
  text: string;
  /** Of the process that said so. */
  origin: string;
}

/** The closing balance of a day that is over, as it was told while others were still paying. */
export interface Told {
  customer: Customer;
  day: string;
  closing: string;
}

/** By `performance.now()`. */
interface Span {
  from: number;
  until: number;
}

export interface Played {
  customers: Customer[];
  acknowledged: Acknowledged[];
  /** Ids of planned payments that were acknowledged. */
  planned: string[];
  /** Ids of what others approved, as they were told. */
  approved: string[];
  /** Ids of files of payments whose approval was acknowledged. */
  files: string[];
  /** Ids of direct debits that were announced, and of those whose refund was acknowledged. */
  announced: string[];
  refunded: string[];
  /** Moves to spaces and back that were acknowledged. */
  moved: { key: string; cents: number }[];
  /** Fees and incoming money that were acknowledged. */
  booked: string[];
  told: Told[];
  /** Ids of what waits for others to approve it, as it was acknowledged. */
  waiting: string[];
  /** Those that are told by push, and what has come. */
  browsers: { endpoint: string; received: readonly ReceivedPush[] }[];
  /** When faults were and the clock was moved on by months, which ends every lease. */
  disturbed: Span[];
  /** When the clock was moved at all: each process learns it for itself, before the answer or after. */
  moves: Span[];
  /** Two of each customer who is listened for. */
  devices: Device[];
  /** What no fault excuses. */
  violations: string[];
  /** How often each kind of answer came: HTTP statuses, and `lost`. */
  met: Map<string, number>;
  /** Of each fault, in order: milliseconds from it during which no further payment was acknowledged, at most. */
  silences: { fault: string; ms: number }[];
}

/** A fault is over in less. */
const patienceMs = 90_000;

/** Until it works; throws what happened last. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await wait(100);
    }
  }
}

/** The answer to a call that only reads, asked until the fault is over. */
export const read = <T>(bank: ReachedBank, name: CallName, body: object, token: string): Promise<T> =>
  insist(async () => {
    const answer = await bank.send(name, body, { token });
    if (answer.status !== 200) throw new Error(`${name}: HTTP ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  });

export const clockOf = (bank: ReachedBank): Promise<number> =>
  insist(async () => (await bank.operate<{ now: number }>("/clock")).now);

/** The next times at which days or clocks change in Riga: midnight, and both ends of summer time. */
function edgesAfter(now: number): number[] {
  const year = Number(civilDate(now, bankTimeZone).slice(0, 4)) + 1;
  const lastSunday = (month: number) => {
    const last = new Date(Date.UTC(year, month, 0, 1));
    return last.getTime() - last.getUTCDay() * 86_400_000;
  };
  return [startOfDay(addDays(civilDate(now, bankTimeZone), 1)), lastSunday(3), lastSunday(10)];
}

interface Asked {
  status: number;
  text: string;
  origin: string;
}

export async function play(
  seed: number,
  { bank, db, faults, pushService }: Tortured,
  {
    size = 1,
    crossings = 3,
    tailMs = 0,
    knowsAll = true,
  }: {
    size?: number | undefined;
    crossings?: number | undefined;
    /** For how long customers go on with small payments at each crossing. */
    tailMs?: number | undefined;
    /** Whether every release that answers knows planned payments, approvals, payments from files, direct debits and spaces. */
    knowsAll?: boolean;
  } = {},
): Promise<Played> {
  const random = seededRandom(seed);
  const played: Played = {
    ...{
      customers: [],
      acknowledged: [],
      planned: [],
      approved: [],
      files: [],
      announced: [],
      refunded: [],
      moved: [],
      booked: [],
      told: [],
      waiting: [],
      browsers: [],
      disturbed: [],
      moves: [],
      devices: [],
      violations: [],
    },
    ...{ met: new Map(), silences: [] },
  };
  const acknowledgedAt: number[] = [];
  /** By account. */
  const spaces = new Map<string, string>();
  const met = (what: string): void => void played.met.set(what, (played.met.get(what) ?? 0) + 1);

  /** Sends a call once. Null if its answer was lost, by a fault or, after `lostAfterMs`, on purpose. */
  async function ask(
    { token }: Customer,
    name: CallName,
    body: object,
    { key, lostAfterMs }: { key?: string; lostAfterMs?: number | undefined } = {},
  ): Promise<Asked | null> {
    const request = requestOf(bank.url, name, body, { token, ...(key ? { key } : {}) });
    const patience = AbortSignal.timeout(lostAfterMs ?? patienceMs);
    try {
      const answer = await fetch(request, { signal: patience });
      const text = await answer.text();
      met(`HTTP ${answer.status}`);
      if (![200, 503].includes(answer.status))
        played.violations.push(`${name}: HTTP ${answer.status} ${text}\n${bank.log()}`);
      return { status: answer.status, text, origin: new URL(request.url).origin };
    } catch {
      met("lost");
      return null;
    }
  }

  /** The answer to a call that is asked until there is one. */
  const insistOn = (customer: Customer, name: CallName, body: object, key?: string) =>
    insist(async () => {
      const asked = await ask(customer, name, body, key ? { key } : {});
      if (asked?.status !== 200) throw new Error(`${name}: ${asked?.text ?? "no answer"}`);
      return asked;
    });
  const answerIn = ({ text }: Asked) => JSON.parse(text) as Record<string, unknown>;

  /** The code of the newest message that has these words. */
  const codeFor = async ({ login }: Customer, words: string) => {
    const { rows } = await insist(() =>
      sql<{ body: string }>`
        select body from outbox join logins on logins.id = login_id
        where email = ${login} and strpos(body, ${words}) > 0 order by outbox.id desc limit 1
      `.execute(db),
    );
    return /\b[2-9A-HJ-NP-Z]{6}\b/.exec(rows[0]?.body ?? "")?.[0] ?? "";
  };

  const orderOf = (payee: Customer | null, cents: number, reference: string) => ({
    to_name: payee?.name ?? "Anna Liepiņa",
    to_account: payee?.iban ?? "LV50UNLA0050001234567",
    to_bic: payee ? "AMBRLV22" : "UNLALV2X",
    to_reference: reference,
    ...{ to_address: "", to_address_city: "", to_address_zip: "", to_address_country: "" },
    ...{ amount: (cents / 100).toFixed(2), fee: "0", currency: "EUR", type: "SEND" },
    ...{ payment_system: "SEPA", payment_type: "INSTANT", beneficary_type: "private", entered_by: "none" },
    ...{ from_name: "", from_account: "", from_address: "", from_reference: "" },
    ...{ from_country: "", from_city: "", from_zip: "", force_payment: false },
  });

  /** Pays once, however often it has to ask: duplicates, answers that get lost, another amount under the same key. */
  async function pay(
    nth: string,
    payer: Customer,
    payee: Customer | null,
    { plan, isSmall }: { plan: SeededRandom; isSmall: boolean },
  ): Promise<void> {
    const key = `torture-${seed}-${nth}`;
    const usual = plan.pickWeighted([
      { weight: 2, most: 5_000 },
      { weight: 1, most: 90_000 },
    ]).most;
    const sum = plan.between(1, isSmall ? 200 : usual);
    const order = orderOf(payee, sum, `T ${nth.replace("-", " ")}`);
    const checked = answerIn(await insistOn(payer, "orderCreate", order, key));
    if (typeof checked.vop_id !== "string") return met(String(checked.err));
    const { vop_id } = checked;
    await insistOn(payer, "challengeCreate", { act: "payment", subject: vop_id, by: "code" });
    const code2fa = await codeFor(payer, `"${order.to_reference}"`);
    const forced = { ...order, force_payment: true, vop_id, code2fa };
    const acknowledge = (asked: Asked | null, of: number) => {
      if (asked?.status !== 200) return;
      const { text, origin } = asked;
      const { id } = JSON.parse(text) as { id?: string };
      if (!id) return;
      if (played.acknowledged.every((one) => one.key !== key)) acknowledgedAt.push(performance.now());
      played.acknowledged.push({ accountId: payer.accountId, key, id, cents: of, text, origin });
    };
    const sends = Array.from({ length: plan.between(1, 4) }, () => ({
      afterMs: plan.between(0, 30),
      lostAfterMs: plan.between(0, 2) === 0 ? plan.between(0, 60) : undefined,
      more: plan.between(0, 4) === 0 ? 1 : 0,
    }));
    await Promise.all(
      sends.map(async ({ afterMs, lostAfterMs, more }) => {
        await wait(afterMs);
        const body = { ...forced, amount: ((sum + more) / 100).toFixed(2) };
        acknowledge(await ask(payer, "orderCreate", body, { key, lostAfterMs }), sum + more);
      }),
    );
    for (let time = 0; time < 2; time += 1) {
      const asked = await insistOn(payer, "orderCreate", forced, key);
      acknowledge(asked, sum);
      const isPaid = played.acknowledged.some((one) => one.key === key && one.cents === sum);
      if (isPaid && !answerIn(asked).id) played.violations.push(`paid, then refused: ${key} ${asked.text}`);
    }
  }

  /** Makes an order in another way than paying at once; its id. Null if the bank refuses it. */
  async function order(payer: Customer, wanted: ReturnType<typeof orderOf> & object, key: string) {
    const { vop_id } = answerIn(await insistOn(payer, "orderCreate", wanted, key));
    if (typeof vop_id !== "string") return null;
    await insistOn(payer, "challengeCreate", { act: "payment", subject: vop_id, by: "code" });
    const code2fa = await codeFor(payer, `"${wanted.to_reference}"`);
    const forced = { ...wanted, force_payment: true, vop_id, code2fa };
    const { id } = answerIn(await insistOn(payer, "orderCreate", forced, key));
    return typeof id === "string" ? id : null;
  }

  /** A bookkeeper prepares payments of a company; their ids. */
  async function prepare(name: string, times: number, plan: SeededRandom) {
    const [, colleague, payee] = played.customers;
    const owner = played.customers[5];
    const prepared: { id: string; cents: number }[] = [];
    if (!colleague || !payee || !owner) return prepared;
    const bookkeeper = { ...colleague, token: await tokenOf(colleague, owner.accountId) };
    for (let nth = 0; nth < times; nth += 1) {
      const cents = plan.between(1, 2_000);
      const to = plan.between(0, 1) === 0 ? payee : null;
      const id = await order(
        bookkeeper,
        orderOf(to, cents, `${name} ${nth}`),
        `torture-${seed}-${name.replace(" ", "-")}-${nth}`,
      );
      if (id) prepared.push({ id, cents });
    }
    return prepared;
  }

  /** A bookkeeper prepares payments of a company, and its owner approves them together, asking more than once. */
  async function approve(phase: number, plan: SeededRandom): Promise<void> {
    const owner = played.customers[5];
    const prepared = await prepare(`A ${phase}`, 3, plan);
    const ids = prepared.map(({ id }) => id);
    if (!owner || ids.length === 0) return;
    await insistOn(owner, "challengeCreate", { act: "approval", subject: ids.join(), by: "code" });
    const code = await codeFor(owner, "approve");
    const total = (prepared.reduce((sum, { cents }) => sum + cents, 0) / 100).toFixed(2);
    const body = { ids, total, code };
    type Listed = { data?: { id: string; state: string }[] };
    const note = (asked: Asked | null) => {
      if (asked?.status !== 200) return;
      const { data = [] } = JSON.parse(asked.text) as Listed;
      const told = data.filter(({ id, state }) => ids.includes(id) && state === "approved");
      played.approved.push(...told.map(({ id }) => id));
    };
    await Promise.all(
      Array.from({ length: 3 }, async () => {
        await wait(plan.between(0, 30));
        const lostAfterMs = plan.between(0, 1) === 0 ? plan.between(0, 80) : undefined;
        note(await ask(owner, "approvalGive", body, { lostAfterMs }));
      }),
    );
    note(await insistOn(owner, "approvalGive", body));
    note(await insistOn(owner, "approvalList", {}));
  }

  /** A company pays a file, asking more than once: its payments are made while the fault lasts. */
  async function payFile(phase: number, plan: SeededRandom): Promise<void> {
    const owner = played.customers[5];
    const payee = played.customers[2];
    if (!owner || !payee) return;
    const lines = Array.from({ length: 40 }, (_, nth) => {
      const to =
        plan.between(0, 1) === 0 ? `${payee.name};${payee.iban}` : "Anna Liepiņa;LV50UNLA0050001234567";
      const type = plan.between(0, 1) === 0 ? "instant" : "";
      return `${to};${(plan.between(1, 50) / 100).toFixed(2)};F ${phase} ${nth};${type}`;
    });
    const base64 = Buffer.from(["name;iban;amount;reference;type", ...lines].join("\n")).toString("base64");
    const upload = { name: `${phase}.csv`, base64, checks_names: true };
    type File = { id: string; version: number; state: string; sums: { state: string; amount: string }[] };
    const fileIn = (asked: Asked) => (answerIn(asked) as { data?: File }).data;
    const uploads = [ask(owner, "paymentFileUpload", upload, { lostAfterMs: plan.between(0, 80) })];
    uploads.push(insistOn(owner, "paymentFileUpload", upload));
    const file = fileIn((await Promise.all(uploads))[1]!);
    const total = file?.sums.find(({ state }) => state === "ready")?.amount;
    if (!file || total === undefined) return void played.violations.push(`no file: ${phase}`);
    await insistOn(owner, "challengeCreate", { act: "paymentFile", subject: file.id, by: "code" });
    const code = await codeFor(owner, `${phase}.csv`);
    const body = { id: file.id, version: file.version, total, code };
    const note = (asked: Asked | null) => {
      if (asked?.status === 200 && fileIn(asked)) played.files.push(file.id);
      else if (asked?.status === 200) met(asked.text);
    };
    await Promise.all(
      Array.from({ length: 3 }, async () => {
        await wait(plan.between(0, 30));
        const lostAfterMs = plan.between(0, 1) === 0 ? plan.between(0, 80) : undefined;
        note(await ask(owner, "paymentFileApprove", body, { lostAfterMs }));
      }),
    );
    note(await insistOn(owner, "paymentFileApprove", body));
  }

  /** Three creditors announce what is due on the next business day, each twice. */
  async function announce(phase: number, plan: SeededRandom): Promise<void> {
    for (const { accountId } of played.customers.slice(0, 3))
      for (let nth = 0; nth < 4; nth += 1) {
        const body = {
          ...{
            account: accountId,
            amount: (plan.between(1, 200) / 100).toFixed(2),
            reference: `D ${phase} ${nth}`,
          },
          ...{ creditorName: "Rīgas Gaisma", creditorId: "LV61ZZZ40003032949", mandate: `RG-${nth % 2}` },
          endToEndId: `${phase}-${nth}`,
        };
        const ids = [1, 2].map(() => insist(() => bank.operate<{ id: string }>("/collections", body)));
        played.announced.push(...(await Promise.all(ids)).map(({ id }) => id));
      }
  }

  /** Asks for the money of every second direct debit of a customer back, more than once, while others are collected. */
  async function askBack(customer: Customer, plan: SeededRandom): Promise<void> {
    type Past = { data?: { past: { id: string; state: string; refundable_until: string | null }[] } };
    await wait(plan.between(1_200, 2_500));
    const { data } = answerIn(await insistOn(customer, "directDebitList", {})) as Past;
    const found = data?.past.filter(({ refundable_until: until }) => until !== null) ?? [];
    for (const { id } of found.filter((_, nth) => nth % 2 === 0)) {
      const body = { id, act: "refund" };
      const note = (asked: Asked | null) => {
        if (asked?.status !== 200) return;
        const { data: now } = answerIn(asked) as Past;
        if (now?.past.some((one) => one.id === id && one.state === "returned")) played.refunded.push(id);
        else played.violations.push(`not paid back: ${id} ${asked.text}`);
      };
      const sends = Array.from({ length: 3 }, () =>
        ask(customer, "collectionUpdate", body, {
          lostAfterMs: plan.between(0, 1) === 0 ? plan.between(0, 60) : undefined,
        }),
      );
      for (const asked of await Promise.all(sends)) note(asked);
      note(await insistOn(customer, "collectionUpdate", body));
    }
  }

  /** Opens a space of each customer: one rounds up, one moves an amount each month, which the jumps of the clock skip. */
  async function openSpaces(): Promise<void> {
    for (const [nth, customer] of played.customers.slice(0, 4).entries()) {
      const monthly = { kind: "monthly", amount: "3.00", day: 1 + (seed % 28) };
      const rule = nth % 2 === 0 ? { kind: "roundUp", amount: null, day: null } : monthly;
      const wanted = { id: crypto.randomUUID() as string, name: `Krājkase ${nth}`, goal: null, rule };
      customer.token = await tokenOf(customer);
      await insistOn(customer, "spaceSave", wanted);
      await insistOn(customer, "spaceSave", wanted);
      spaces.set(customer.accountId, wanted.id);
    }
  }

  /** Moves to a space and back, each from several tabs at once; half of the answers get lost, and one key meets another sum. */
  async function setAside(customer: Customer, plan: SeededRandom): Promise<void> {
    const id = spaces.get(customer.accountId);
    if (id === undefined) return;
    for (let time = 0; time < 6; time += 1) {
      const [key, cents] = [crypto.randomUUID() as string, plan.between(1, 20_000)];
      const direction = plan.pick(["in", "out"]);
      const body = { id, key, direction, amount: (cents / 100).toFixed(2) };
      const note = (asked: Asked | null, of: number) => {
        if (asked?.status === 200 && "data" in answerIn(asked)) played.moved.push({ key, cents: of });
        else if (asked?.status === 200) met(`not moved ${direction}`);
      };
      const other = cents + 1;
      await Promise.all([
        ...Array.from({ length: 3 }, async () => {
          await wait(plan.between(0, 30));
          const lostAfterMs = plan.between(0, 1) === 0 ? plan.between(0, 60) : undefined;
          note(await ask(customer, "spaceMove", body, { lostAfterMs }), cents);
        }),
        plan.between(0, 3) === 0
          ? ask(customer, "spaceMove", { ...body, amount: (other / 100).toFixed(2) }).then((asked) =>
              note(asked, other),
            )
          : null,
      ]);
      note(await insistOn(customer, "spaceMove", body), cents);
      await wait(plan.between(0, 200));
    }
  }

  /** Plans a euro for every week from tomorrow on: what the clock jumps over falls due at once, during a fault. */
  async function planWeekly(payer: Customer, payee: Customer): Promise<void> {
    const key = `torture-${seed}-plan`;
    const first = addDays(civilDate(await clockOf(bank), bankTimeZone), 1);
    const plan = { first, rhythm: "weekly", until: null, times: null, shift: "after" };
    const id = await order(payer, { ...orderOf(payee, 100, "P 1"), type: "PLAN", ...{ plan } }, key);
    if (id) played.planned.push(id);
    else played.violations.push(`not planned: ${key}`);
  }

  /** What the bank does on the same accounts meanwhile. A fault may take its answer. */
  async function operate(plan: SeededRandom): Promise<void> {
    const { accountId } = plan.pick(played.customers);
    const amount = (plan.between(1, 3_000) / 100).toFixed(2);
    const path = plan.pick(["/fees", "/incoming"]);
    const decide = async () => {
      const { rows } = await sql<{ id: string; status: string }>`
        select id, status from transactions where type = 'SEND' order by seq desc limit 8
      `.execute(db);
      const [found] = rows;
      if (!found) return;
      const action = found.status === "done" ? "return" : plan.pick(["settle", "decline", "fail"]);
      await bank.operate(`/payments/${found.id}/${action}`, {});
    };
    const book = async () => {
      const { id } = await bank.operate<{ id: string }>(path, { account: accountId, amount, reference: "" });
      played.booked.push(id);
    };
    await (plan.between(0, 2) === 0 ? decide() : book()).catch(() => met("operator refused"));
  }

  async function cross(edge: number, phase: number): Promise<void> {
    if (knowsAll) {
      const plan = seededRandom(random.between(0, 2 ** 31));
      await announce(phase, plan);
      // Nobody approves it: the approvers are told, or it runs out, while the fault lasts.
      played.waiting.push(...(await prepare(`W ${phase}`, 2, plan)).map(({ id }) => id));
    }
    const now = await clockOf(bank);
    // The clock is moved once: what is asked again after a lost answer would move it twice.
    const from = performance.now();
    await bank.operate("/clock", { shiftMs: Math.round(edge - 1_000 - now) });
    const moved = { from, until: performance.now() };
    played.moves.push(moved);
    played.disturbed.push(moved);
    for (const customer of played.customers) customer.token = await tokenOf(customer);
    const atOnce = 6 * size;
    const intents = Array.from({ length: atOnce + Math.round((size * tailMs) / 1_000) }, (_, nth) => ({
      name: `${phase}-${nth}`,
      payer: random.pick(played.customers.slice(0, 4)),
      payee: random.between(0, 3) === 0 ? null : random.pick(played.customers),
      plan: seededRandom(random.between(0, 2 ** 31)),
      isSmall: nth >= atOnce,
      afterMs: nth < atOnce ? random.between(0, 1_200) : random.between(1_200, tailMs),
    })).filter(({ payer, payee }) => payer !== payee);
    // One after the other, so that three seeds in a row meet all.
    const names = Object.keys(faults);
    const fault = names[(seed * crossings + phase) % names.length] ?? "";
    const faultAfterMs = random.between(300, 1_500);
    let brokenAt = 0;
    const lanes = [
      ...intents.map(async ({ name, payer, payee, afterMs, ...how }) => {
        await wait(afterMs);
        await pay(name, payer, payee, how);
      }),
      ...Array.from({ length: 2 * size }, async () => {
        const plan = seededRandom(random.between(0, 2 ** 31));
        for (let time = 0; time < 5; time += 1) {
          await wait(plan.between(0, 400));
          await operate(plan);
        }
      }),
      ...(knowsAll ? [approve, payFile] : []).map((play) =>
        play(phase, seededRandom(random.between(0, 2 ** 31))),
      ),
      ...(knowsAll ? played.customers.slice(0, 3) : []).map((customer) =>
        askBack(customer, seededRandom(random.between(0, 2 ** 31))),
      ),
      ...(knowsAll ? played.customers.slice(0, 4) : []).map((customer) =>
        setAside(customer, seededRandom(random.between(0, 2 ** 31))),
      ),
      wait(faultAfterMs).then(async () => {
        brokenAt = performance.now();
        await faults[fault]?.(played);
        played.disturbed.push({ from: brokenAt, until: performance.now() });
        met(fault);
      }),
      wait(1_300).then(async () => {
        for (const customer of played.customers.slice(0, 2)) {
          const day = civilDate(edge - 1_000, bankTimeZone);
          if (civilDate(edge, bankTimeZone) === day) continue;
          played.told.push({ customer, day, closing: await closingOf(bank, customer, day) });
        }
      }),
    ];
    await Promise.all(lanes);
    const times = [brokenAt, ...acknowledgedAt.filter((at) => at > brokenAt)];
    const gaps = times.slice(1).map((at, nth) => at - times[nth]!);
    if (gaps.length > 0) played.silences.push({ fault, ms: Math.round(Math.max(...gaps)) });
  }

  type Tokens = { tokens: { corp_id: string; token: string }[] };
  async function tokenOf({ login, ...own }: CreatedCustomer, accountId = own.accountId): Promise<string> {
    const { accessToken } = await insist(() => bank.operate<{ accessToken: string }>("/sessions", { login }));
    const { tokens } = await read<Tokens>(bank, "multilogin", {}, accessToken);
    return tokens.find(({ corp_id: id }) => id === accountId)?.token ?? "";
  }

  /** One customer has two browsers; one is pushed payments in place of money; owner and approver of the company have one. */
  async function subscribe(service: PushService): Promise<void> {
    const [first, , third, fourth, , owner] = played.customers;
    await sql`
      insert into notification_choices (login_id, kind, is_pushed, updated_at)
      select id, kind, kind = 'paymentMade', now() from logins cross join (values ('moneyIn'), ('paymentMade')) as k (kind)
      where email = ${third?.login}
    `.execute(db);
    for (const customer of [first, first, third, fourth, owner]) {
      if (!customer) continue;
      const { keys, received } = service.browser();
      const token = await tokenOf(customer);
      await insistOn({ ...customer, token }, "pushSubscribe", { ...keys, shows_details: false });
      played.browsers.push({ endpoint: keys.endpoint, received });
    }
  }

  for (let nth = 0; nth < 5 + size; nth += 1) {
    const kind = nth % 3 === 2 ? "corporate" : "private";
    const wanted = { kind, name: `Klients ${"abcdefghij"[nth % 10]}`, balance: "1000.00" };
    const made = await bank.operate<CreatedCustomer>("/customers", wanted);
    played.customers.push({ ...made, token: "" });
  }
  const [, bookkeeper, , approver] = played.customers;
  const company = played.customers[5];
  if (knowsAll && bookkeeper && approver && company)
    await sql`
      insert into account_people (id, account_id, login_id, state, first_name, last_name, may_pay, may_prepare,
        may_approve, may_keep_documents, may_name_people, invited_by, invited_at, updated_at)
      select gen_random_uuid(), ${company.accountId}, id, 'active', first_name, last_name, false,
        email = ${bookkeeper.login}, email = ${approver.login}, false, false, id, now(), now()
        from logins where email in (${bookkeeper.login}, ${approver.login})
    `.execute(db);
  for (const [nth, payer] of played.customers.slice(0, 3).entries()) {
    payer.token = await tokenOf(payer);
    if (knowsAll) await planWeekly(payer, played.customers[nth + 1]!);
  }
  if (knowsAll) await openSpaces();
  if (knowsAll)
    await sql`
      insert into notification_choices (login_id, kind, is_mailed, updated_at)
      select id, 'moneyIn', true, now() from logins where email = ${played.customers[0]?.login}
    `.execute(db);
  if (knowsAll && pushService) await subscribe(pushService);
  const listened = knowsAll ? [played.customers[0], played.customers[2]] : [];
  for (const customer of listened.flatMap((each) => (each ? [each, each] : [])))
    played.devices.push(listen(bank, customer, seededRandom(random.between(0, 2 ** 31))));
  const now = await clockOf(bank);
  for (const [phase, edge] of edgesAfter(now).slice(0, crossings).entries()) await cross(edge, phase);
  return played;
}

export interface Statement {
  opening: string;
  closing: string;
  /** Of all entries, credits less debits, in cents. */
  movedCents: number;
}

/** A statement as the customer gets it. */
export async function statementOf(
  bank: ReachedBank,
  { token, accountId }: Customer,
  days: { start?: string; end?: string },
): Promise<Statement> {
  return insist(async () => {
    const answer = await bank.send("orderExport", { id: accountId, format: "camt053", ...days }, { token });
    const xml = await answer.text();
    if (answer.status !== 200) throw new Error(`orderExport: HTTP ${answer.status} ${xml}`);
    const balance = (code: string) =>
      new RegExp(`<Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">([\\d.]+)<`).exec(xml)?.[1] ?? "none";
    const entries = xml.matchAll(/<Ntry>.*?<Amt Ccy="EUR">([\d.]+)<\/Amt><CdtDbtInd>(CRDT|DBIT)</gs);
    const movedCents = [...entries].reduce(
      (sum, [, amount, sign]) => sum + (sign === "CRDT" ? 1 : -1) * Math.round(Number(amount) * 100),
      0,
    );
    return { opening: balance("OPBD"), closing: balance("CLBD"), movedCents };
  });
}

const closingOf = async (bank: ReachedBank, customer: Customer, day: string): Promise<string> =>
  (await statementOf(bank, customer, { start: day, end: day })).closing;
