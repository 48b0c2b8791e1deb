import { AsyncLocalStorage } from "node:async_hooks";
import { createClient, type Client } from "@amberline/api/client";
import { IDEMPOTENCY_HEADER, LIKELY_REPEAT, TOKEN_HEADER } from "@amberline/api/contract";
import { money } from "@amberline/domain/money";
import { accountClient } from "@amberline/bank/wiring/payments/accountClient";
import { pendingAttempts } from "@amberline/bank/wiring/payments/pendingAttempts";
import { wirePayment, type Order } from "@amberline/flows/send";
import { type CreatedCustomer as Customer } from "@amberline/api/operator";
import { Secret } from "@amberline/flows/shared";
import { describeOnPGlite } from "@amberline/sandbox/platform/testDatabases";
import { testBank, type TestBank } from "@amberline/sandbox/testing/testBank";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createActor } from "xstate";

/** AMBERLINE_PAYMENT_RUNS and AMBERLINE_PAYMENT_SEED try more, or a failed seed again. */
const runs = Number(process.env["AMBERLINE_PAYMENT_RUNS"] ?? 12);
const seed = Number(process.env["AMBERLINE_PAYMENT_SEED"] ?? 1);
const hour = 3_600_000;
const day = 24 * hour;

/** What a provider may leave out (decision 0004). */
interface Provider {
  /** A repeated request is the same payment. */
  keepsKeys: boolean;
  /** It refuses a likely repeat. */
  knowsRepeats: boolean;
  /** A first request never pays. */
  checksNamesFirst: boolean;
}

/** What asks the customer whether it is meant. */
const repeats = ["send.repeat", "send.twin", "send.unread"];

/** What happens to the next message of a kind. A late one waits until it is let go. */
const ways = ["lost", "late", "answerLost", "answerLate", "answerCut", "failed"] as const;
interface Trouble {
  with: "/order/create" | "/order";
  way: (typeof ways)[number];
}

type Step =
  /** The customer does on the tab what it is there for. */
  | { do: "goOn"; tab: number; trouble: Trouble | null; isCodeWrong: boolean }
  | { do: "giveUp" | "reload" | "readHome"; tab: number }
  | { do: "wait"; ms: number }
  | { do: "letGo"; nth: number };

interface World {
  provider: Provider;
  /** How wrong the clock of each device is, milliseconds. */
  clocks: readonly number[];
  /** The device of each tab. */
  tabs: readonly number[];
  steps: readonly Step[];
}

const trouble = fc.record({
  with: fc.constantFrom("/order/create" as const, "/order/create" as const, "/order" as const),
  way: fc.constantFrom(...ways),
});
const tab = fc.nat({ max: 2 });
const clock = fc.constantFrom(0, hour, -hour, day, -day);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant("goOn" as const),
      tab,
      trouble: fc.option(trouble, { freq: 2 }),
      isCodeWrong: fc.integer({ min: 0, max: 7 }).map((one) => one === 0),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom("giveUp" as const, "reload" as const, "readHome" as const),
      tab,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.constantFrom(2_000, 15_000, 46_000) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("letGo" as const), nth: fc.nat({ max: 3 }) }) },
);

/** Without `repeat_of` the app alone asks, by the list (decision 0004): two devices at the same second can pay twice. */
const onOwn = (made: World): World => ({ ...made, tabs: made.tabs.map(() => 0) });

const world: fc.Arbitrary<World> = fc
  .record({
    provider: fc.record({
      keepsKeys: fc.boolean(),
      knowsRepeats: fc.boolean(),
      checksNamesFirst: fc.boolean(),
    }),
    clocks: fc.tuple(clock, clock),
    tabs: fc.constantFrom([0], [0, 0], [0, 1], [0, 0, 1]),
    steps: fc.array(step, { minLength: 4, maxLength: 22 }),
  })
  .map((made) => (made.provider.knowsRepeats ? made : onOwn(made)));

const goOn = (tab: number, trouble: Trouble | null = null): Step => ({
  do: "goOn",
  tab,
  trouble,
  isCodeWrong: false,
});
const plain: World["provider"] = { keepsKeys: false, knowsRepeats: false, checksNamesFirst: false };

/** What once took an earlier payment for the one that was tried. */
const examples: [World][] = [
  // A request was lost, and another tab goes on with it.
  [
    {
      provider: plain,
      clocks: [0, 0],
      tabs: [0, 0],
      steps: [goOn(1), goOn(0), goOn(0, { with: "/order/create", way: "lost" }), goOn(1), goOn(1)],
    },
  ],
  // The list did not come before the request, on a clock that is behind.
  [
    {
      provider: plain,
      clocks: [-hour, 0],
      tabs: [0],
      steps: [
        goOn(0),
        { do: "reload", tab: 0 },
        goOn(0),
        goOn(0, { with: "/order", way: "late" }),
        { do: "wait", ms: 46_000 },
      ],
    },
  ],
  // One tab never reached the bank, the other one paid and was told so: then the first takes that payment for its own.
  [
    {
      provider: { keepsKeys: true, knowsRepeats: true, checksNamesFirst: false },
      clocks: [0, 0],
      tabs: [0, 0],
      steps: [
        goOn(0, { with: "/order/create", way: "late" }),
        { do: "wait", ms: 46_000 },
        goOn(1),
        goOn(1),
        goOn(1),
        goOn(0),
      ],
    },
  ],
  // A clock that is a day ahead takes the payment of a minute ago for one of yesterday.
  [
    {
      provider: plain,
      clocks: [day, 0],
      tabs: [0],
      steps: [goOn(0), { do: "reload", tab: 0 }, goOn(0)],
    },
  ],
];

/** A browser tab: what is its own, and what the other tabs of its device share with it. */
interface Place {
  storage: Map<string, string>;
  listeners: Set<(event: { key: string | null }) => void>;
  others: () => readonly Place[];
}

const here = new AsyncLocalStorage<Place>();
const placeNow = (): Place => {
  const place = here.getStore();
  if (!place) throw new Error("Nothing outside a tab reads its storage.");
  return place;
};

/** The browser's storage, seen from the tab whose code is running. */
const stubBrowser = () => {
  const tell = (key: string) =>
    placeNow()
      .others()
      .forEach((other) => here.run(other, () => other.listeners.forEach((listener) => listener({ key }))));
  vi.stubGlobal("localStorage", {
    get length() {
      return placeNow().storage.size;
    },
    key: (at: number) => [...placeNow().storage.keys()][at] ?? null,
    getItem: (key: string) => placeNow().storage.get(key) ?? null,
    setItem: (key: string, value: string) => {
      placeNow().storage.set(key, value);
      tell(key);
    },
    removeItem: (key: string) => {
      placeNow().storage.delete(key);
      tell(key);
    },
  });
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => placeNow().listeners.add(listener));
  vi.stubGlobal("removeEventListener", (_: string, listener: () => void) =>
    placeNow().listeners.delete(listener),
  );
};

const payee = {
  name: "Anna Liepina",
  account: "LV50UNLA0050001234567",
  bic: "UNLALV2X",
  type: "private",
} as const;

/** What was booked, and what customers were told, of one payment that all tabs try to make. */
class Truth {
  /** Attempts whose payments the ledger has, in order. */
  readonly booked: string[] = [];
  /** How often the customer was told that an attempt may be, or is, one payment more, and went on with it. */
  readonly meant = new Map<string, number>();
  /** Attempts that the customer was told came to nothing. */
  readonly notMade = new Set<string>();
  /** Payments that the customer was told of, and of which attempt, by device: none knows what another tried. */
  private readonly made: Map<string, string>[] = [];
  /** How many payments there were when an attempt began, or was meant once more. */
  readonly before = new Map<string, number>();
  /** Kept, as an error thrown where these are found would be taken for one of the network. */
  readonly lies: string[] = [];
  private readonly ids = new Map<string, string>();

  begin(attempt: string) {
    if (!this.before.has(attempt)) this.before.set(attempt, this.booked.length);
  }

  mean(attempt: string) {
    this.meant.set(attempt, (this.meant.get(attempt) ?? 0) + 1);
    this.before.set(attempt, this.booked.length);
  }

  book(attempt: string, payment: string) {
    if (this.ids.has(payment)) return;
    this.ids.set(payment, attempt);
    this.booked.push(attempt);
    // The one before may be booked after the one that was meant besides it.
    const bookingsOf = (meant: string) => this.booked.filter((each) => each === meant).length;
    const more = [...this.meant].map(([meant, times]) => Math.min(times, bookingsOf(meant)));
    if (this.booked.length > more.reduce((sum, each) => sum + each, 1))
      this.lies.push(`paid twice without a word: ${attempt}`);
    if (this.notMade.has(attempt)) this.lies.push(`booked after “not made”: ${attempt}`);
  }

  sayNotMade(attempt: string) {
    this.notMade.add(attempt);
    if (this.booked.includes(attempt)) this.lies.push(`“not made” of a booked payment: ${attempt}`);
  }

  /** `found`: in the list, rather than told in the answer. */
  sayMade(attempt: string, device: number, found: string | undefined) {
    const made = (this.made[device] ??= new Map());
    const payment = found ?? [...this.ids.keys()].findLast((id) => this.ids.get(id) === attempt) ?? "";
    const owner = made.get(payment) ?? attempt;
    if (found && owner !== attempt) this.lies.push(`“made” of the payment of ${owner}: ${attempt}`);
    made.set(payment, attempt);
    if (this.booked.length <= (this.before.get(attempt) ?? 0))
      this.lies.push(`“made” of a payment that is not booked: ${attempt}`);
  }
}

/** So that the next code signs in at once. */
const forgetCode = (bank: TestBank, { login }: Customer) =>
  bank.db.updateTable("logins").set({ totp_last_step: null }).where("email", "=", login).execute();

/** What the customer types: the provider below puts the code of the moment in its place. */
const rightCode = "975310";

interface Said {
  id?: string;
  err?: string;
  repeat_of?: string;
  vop_id?: string;
}

/** A provider with less than ours, made of ours. */
function lesser(
  bank: TestBank,
  who: Customer,
  { keepsKeys, knowsRepeats, checksNamesFirst }: Provider,
  truth: Truth,
) {
  let keys = 0;
  return async (request: Request): Promise<Response> => {
    if (!request.url.endsWith("/order/create")) return bank.app.request(request);
    const attempt = request.headers.get(IDEMPOTENCY_HEADER) ?? "";
    const { vop_id, quoted_fee, repeat_of, ...plain } = (await request.json()) as Record<string, unknown>;
    const headers = new Headers(request.headers);
    if (!keepsKeys) headers.set(IDEMPOTENCY_HEADER, `once-${(keys += 1)}`);
    const ask = async (change: object) => {
      const order = { ...plain, vop_id, ...(knowsRepeats ? { quoted_fee, repeat_of } : {}), ...change };
      const answer = await bank.app.request(request.url, {
        method: "POST",
        headers,
        body: JSON.stringify(order),
      });
      const said = (await answer.clone().json()) as Said;
      if (said.id) truth.book(attempt, said.id);
      return { answer, said };
    };
    const pay = async (change: { vop_id?: string }) => {
      const check = String(change.vop_id ?? vop_id);
      const token = headers.get(TOKEN_HEADER) ?? "";
      const code =
        plain["code2fa"] === "000000" ? "000000" : await bank.codeFor(who, token, "payment", check);
      const forced = { ...change, force_payment: true, code2fa: code };
      const { answer, said } = await ask(forced);
      const isMeant = said.err === LIKELY_REPEAT && !knowsRepeats;
      return isMeant ? (await ask({ ...forced, repeat_of: said.repeat_of })).answer : answer;
    };
    if (plain["force_payment"]) return pay({});
    const { answer, said } = await ask({});
    return checksNamesFirst || said.id || said.err ? answer : pay({ vop_id: said.vop_id });
  };
}

/** What the customers of a world do, on the pages' own code. */
async function live(bank: TestBank, { provider, clocks, tabs, steps }: World): Promise<void> {
  const who = await bank.customer({ balance: "10000.00" });
  const truth = new Truth();
  const ask = lesser(bank, who, provider, truth);
  const late: (() => void)[] = [];
  let token = "";
  let signedInAt = 0;
  let working = 0;
  let attempts = 0;

  const settle = async () => {
    for (let idle = 0; idle < 3; idle = working === 0 ? idle + 1 : 0) {
      vi.advanceTimersByTime(1);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const work = async <T>(promise: Promise<T>): Promise<T> => {
    working += 1;
    return promise.finally(() => (working -= 1));
  };
  const untilLetGo = () => new Promise<void>((resolve) => late.push(resolve));

  async function carry(request: Request, way: Trouble["way"] | null): Promise<Response> {
    if (way === "lost") throw new TypeError("The line is cut.");
    if (way === "late") await untilLetGo();
    const answer = await work(ask(request));
    if (way === "answerLate") await untilLetGo();
    if (way === "answerLost") throw new TypeError("The line is cut.");
    if (way === "answerCut") return new Response('{"id": "', { headers: answer.headers });
    return way === "failed" ? Response.json({}, { status: 500 }) : answer;
  }

  const places: Place[] = [];
  const storages = clocks.map(() => new Map<string, string>());

  function openTab(device: number) {
    const storage = storages[device] ?? new Map<string, string>();
    const place: Place = {
      storage,
      listeners: new Set(),
      others: () => places.filter((other) => other !== place && other.storage === storage),
    };
    places.push(place);
    let trouble: Trouble | null = null;
    const now = () => bank.clock.now() + (clocks[device] ?? 0);
    const client: Client = createClient({
      baseUrl: "http://bank.test",
      session: { token: () => token, replacement: async () => null, ended: () => {} },
      fetch: (url, init) =>
        new Promise((resolve, reject) => {
          const request = new Request(url, { ...init, signal: null });
          const isMet = trouble !== null && request.url.endsWith(`/api/v1${trouble.with}`);
          const way = isMet && trouble ? trouble.way : null;
          if (isMet) trouble = null;
          init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
          void carry(request, way).then(resolve, reject);
        }),
    });
    const machine = wirePayment(
      accountClient(who.accountId, client, { tokenOf: () => token }),
      pendingAttempts,
      { verify: async () => {}, enteredBy: async () => ({ ok: true, data: who.accountId }), now },
    );
    const order: Order = {
      payee,
      reference: "Kopigas vakarinas",
      amount: money(2_500, "EUR"),
      system: "SEPA",
      type: "INSTANT",
      debtor: { name: who.name, account: who.iban, country: "LV", city: "", zip: "", street: "" },
    };

    /** A page of the tab, from when it opens until it is left. */
    function openPage() {
      const input = {
        accountId: who.accountId,
        available: money(1_000_000, "EUR"),
        caps: {
          verification: "verify",
          hasTwoFactor: true,
          isCompany: false,
          isCompanyConfirmed: false,
          rights: null,
          rule: null,
          hasApprovals: false,
        },
        policy: "warn",
        checksNamesFirst: provider.checksNamesFirst,
        pendingAttempts: pendingAttempts.read(who.accountId),
        canVerify: false,
      } as const;
      const actor = createActor(machine, {
        input,
        clock: {
          setTimeout: (wake: () => void, ms: number) => setTimeout(AsyncLocalStorage.bind(wake), ms),
          clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
        },
      });
      let attempt = input.pendingAttempts.find(({ isSent }) => isSent)?.id ?? "";
      actor.subscribe(({ context, value, output }) => {
        if (context.attempt) {
          attempt = context.attempt.id;
          truth.begin(attempt);
        }
        const isAsked = context.notice && repeats.includes(context.notice.key);
        if (context.notice && !isAsked && (value === "editing" || value === "twoFactor"))
          truth.sayNotMade(attempt);
        if (output?.isPaid) truth.sayMade(attempt, device, output.found.at(-1)?.id);
      });
      actor.start();
      const isLeft = () => actor.getSnapshot().status !== "active";
      const stop = pendingAttempts.watch(who.accountId, (seen) => {
        if (!isLeft()) actor.send({ type: "attempts.seen", attempts: seen });
      });
      return {
        goOn(isCodeWrong: boolean) {
          const { context, value } = actor.getSnapshot();
          const isAsked = context.notice !== null && repeats.includes(context.notice.key);
          if (value === "editing") {
            attempts += 1;
            truth.notMade.delete(attempt);
            actor.send({
              type: "order.submit",
              order,
              template: null,
              attemptId: `attempt-${attempts}`,
              now: now(),
            });
            if (isAsked) truth.mean(attempt);
          } else if (value === "nameCheck") {
            actor.send({ type: "name.confirm", now: now() });
          } else if (value === "twoFactor") {
            if (isAsked) truth.mean(attempt);
            truth.notMade.delete(attempt);
            actor.send({
              type: "code.submit",
              code: new Secret(isCodeWrong ? "000000" : rightCode),
              now: now(),
            });
          } else if (actor.getSnapshot().can({ type: "payment.sendAgain" })) {
            truth.mean(attempt);
            actor.send({ type: "payment.sendAgain" });
          } else actor.send({ type: "check.retry" });
        },
        giveUp() {
          actor.send({ type: "dialog.cancel" });
          actor.send({ type: "page.goHome" });
        },
        isLeft,
        leave() {
          actor.stop();
          stop();
        },
      };
    }

    let page = here.run(place, openPage);
    const act = async (one: Extract<Step, { tab: number }>) =>
      here.run(place, async () => {
        if (one.do === "readHome") {
          void client.transactions({ accountId: who.accountId }).then((listed) => {
            if (listed.ok) pendingAttempts.forgetListed(who.accountId, listed.data.transactions);
          });
        } else if (one.do === "reload" || page.isLeft()) {
          page.leave();
          page = openPage();
        } else if (one.do === "goOn") {
          trouble = one.trouble;
          page.goOn(one.isCodeWrong);
        } else page.giveUp();
        await settle();
      });
    return { act, close: () => here.run(place, () => page.leave()) };
  }

  const opened = tabs.map(openTab);
  for (const one of steps) {
    if (bank.clock.now() - signedInAt > 5 * 60_000) {
      await forgetCode(bank, who);
      token = await bank.token(who);
      signedInAt = bank.clock.now();
    }
    if (one.do === "wait") {
      bank.later(one.ms);
      await vi.advanceTimersByTimeAsync(one.ms);
    } else if (one.do === "letGo") late.splice(one.nth, 1).forEach((letGo) => letGo());
    else await opened[one.tab % opened.length]?.act(one);
    await settle();
  }
  late.splice(0).forEach((letGo) => letGo());
  await settle();
  opened.forEach(({ close }) => close());
  const listed = await bank.call("orderList", { id: who.accountId, types: ["SEND"] }, { token });
  expect(listed.data.data).toHaveLength(truth.booked.length);
  expect(truth.lies).toEqual([]);
}

describeOnPGlite("one payment, tried in any order on any tabs", (at) => {
  const bank = testBank(at);
  let yields: ReturnType<typeof setInterval>;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    // The provider lets other work go first: that is not waiting.
    yields = setInterval(() => vi.advanceTimersByTime(0), 1);
    stubBrowser();
  });
  afterEach(() => {
    clearInterval(yields);
    vi.useRealTimers();
  });

  it("is made once unless its payer was told, and is never called what it is not [4-19, 4-20, 8]", async () => {
    await fc.assert(
      fc.asyncProperty(world, (made) => live(bank, made)),
      { numRuns: runs, seed, endOnFailure: true, examples },
    );
    expect(bank.defects).toEqual([]);
  });
});
