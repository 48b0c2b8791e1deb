import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import { createClient } from "@amberline/api/client";
import { sessionProfiles, wireSessionClock } from "@amberline/flows/sessionClock";
import { createSessionStore } from "./sessionStore";
import { sessionClockOf } from "./sessionClock";
import { createRenewal } from "./renewal";

const second = 1_000;
const signedInAt = 1_000_000;

/**
 * A provider that revokes an old token when it issues a new one, and ends the session when a refresh token is used
 * twice.
 */
function createProvider(arrive: <T>(what: string, answer: () => T) => Promise<T>) {
  let generation = 1;
  let isOver = false;
  const counted = { refreshes: 0, reuses: 0, logouts: 0 };
  const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  const tokens = () => ({ accessToken: `access-${generation}`, refreshToken: `refresh-${generation}` });
  const answers: Record<string, (body: Record<string, unknown>) => Response> = {
    "/access-token/refresh": ({ refreshToken }) => {
      counted.refreshes += 1;
      if (refreshToken !== tokens().refreshToken) {
        counted.reuses += 1;
        isOver = true;
      }
      if (isOver) return json({}, 401);
      generation += 1;
      return json(tokens());
    },
    "/logout": () => {
      counted.logouts += 1;
      isOver = true;
      return json({ success: true });
    },
    "/user/multilogin": () =>
      json({ tokens: [{ corp_id: "a", token: `account-${generation}`, name: "Ilze" }] }),
    "/order/payee_bank": () => json({ data: null }),
  };
  const knows = (token: string | null) => !isOver && !!token?.endsWith(`-${generation}`);
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input).replace("/api/v1", "");
    const token = new Headers(init.headers).get("token");
    const body = JSON.parse(String(init.body ?? "{}")) as Record<string, unknown>;
    const isOpen = path === "/access-token/refresh" || path === "/logout";
    const answer = await arrive(`${path} is heard`, () =>
      isOpen || knows(token) ? answers[path]?.(body) : json({}, 401),
    );
    return arrive(`${path} is answered`, () => answer ?? json({}, 404));
  };
  return { fetch, counted, tokens, isOver: () => isOver };
}

/** A stored value as one tab sees it; the latest write wins, whatever arrives after it. */
interface Stored {
  text: string | null;
  order: number;
}

/**
 * A browser with two tabs that see each other's writes late, as in real browsers. A lock is handed on only after the
 * writes made under it have arrived.
 */
function createBrowser(scheduler: fc.Scheduler, now: () => number) {
  const arrive = <T>(what: string, answer: () => T) =>
    scheduler.schedule(Promise.resolve(), what).then(answer);
  const provider = createProvider(arrive);
  const views = [new Map<string, Stored>(), new Map<string, Stored>()];
  let writes = 0;
  const looks: (() => void)[] = [() => {}, () => {}];
  const onTheWay: (() => void)[] = [];
  const flush = () => onTheWay.splice(0).forEach((deliver) => deliver());
  const queues = new Map<string, Promise<unknown>>();
  const lockNamed =
    (name: string) =>
    <T>(work: () => Promise<T>): Promise<T> => {
      const granted = (queues.get(name) ?? Promise.resolve()).then(() =>
        arrive(`lock ${name} is granted`, flush),
      );
      const done = granted.then(work);
      queues.set(
        name,
        done.catch(() => {}),
      );
      return done;
    };

  const openTab = (at: 0 | 1) => {
    const [own, other] = [views[at]!, views[1 - at]!];
    const write = (name: string, value: unknown) => {
      const order = (writes += 1);
      const text = value === null ? null : JSON.stringify(value);
      const putInto = (view: Map<string, Stored>) => {
        if ((view.get(name)?.order ?? 0) < order) view.set(name, { text, order });
      };
      putInto(own);
      const deliver = () => putInto(other);
      onTheWay.push(deliver);
      // In the order of the writes.
      void arrive(`${name} is seen`, () => {
        onTheWay.splice(0, onTheWay.indexOf(deliver) + 1).forEach((each) => each());
      });
    };
    const text = (name: string) => own.get(name)?.text ?? null;
    const storage = { write, text, read: (name: string): unknown => JSON.parse(text(name) ?? "null") };
    const tabs = {
      notify: () => void arrive("a tab is notified", () => looks[1 - at]!()),
      listen: (look: () => void) => void (looks[at] = look),
    };
    const session = createSessionStore({ now, newId: () => "sign-in", storage, tabs });
    const client = createClient({
      baseUrl: "",
      fetch: provider.fetch,
      session: {
        token: session.token,
        replacement: (token) => renewal.replacement(token),
        ended: session.ended,
      },
    });
    const locks = { lock: lockNamed("session"), endLock: lockNamed("end") };
    const renewal = createRenewal({ client, session, now, ...locks });
    return { session, client, renewal };
  };
  return { provider, openTab, flush };
}

interface Act {
  tab: 0 | 1;
  what: "look" | "extend" | "logOut" | "read";
  /** Seconds before it. */
  after: number;
}

/** Two tabs of a session at 9:20, with random actions and events in any order. */
async function live(scheduler: fc.Scheduler, acts: readonly Act[]) {
  let time = signedInAt;
  const now = () => time;
  const browser = createBrowser(scheduler, now);
  const { provider } = browser;
  const stores = [browser.openTab(0), browser.openTab(1)] as const;
  stores[0].session.signIn(provider.tokens());
  stores[0].session.openAccounts([{ accountId: "a", token: "account-1", name: "Ilze" }]);
  browser.flush();
  stores[1].session.reread();

  const tabs = stores.map(({ session, client, renewal }) => {
    const parts = {
      session,
      now,
      sessionProfile: sessionProfiles.standard,
      renewal: async () => renewal,
      async signOut(cause: "time" | "signedOut" = "signedOut") {
        const token = session.end(cause);
        if (token) await renewal.notifyEnd(() => client.logout({ token }));
      },
      toasts: { show: () => "" },
      i18n: { t: () => "" },
    } as unknown as Parameters<typeof sessionClockOf>[0];
    const { calls, input } = sessionClockOf(parts, () => {});
    const machine = wireSessionClock({ ...calls, reload: () => {} }).provide({
      actors: { ticker: fromCallback(() => {}) },
    });
    const clock = new SimulatedClock();
    const actor = createActor(machine, { input, clock });
    actor.start();
    const look = () => actor.send({ type: "clock.tick", hasActed: false, ...calls.look() });
    return { actor, clock, session, client, look };
  });
  time += 560 * second;
  tabs.forEach(({ look }) => look());

  const act = async ({ tab, what, after }: Act) => {
    time += after * second;
    const { actor, clock, look, client } = tabs[tab]!;
    clock.increment(after * second);
    if (what === "extend") actor.send({ type: "session.extend" });
    if (what === "logOut") actor.send({ type: "session.signOut" });
    if (what === "read") void client.accountTokens();
    if (what === "look") look();
  };
  for (const tab of [0, 1])
    scheduler.scheduleSequence(
      acts
        .filter((each) => each.tab === tab)
        .map((each) => ({ builder: () => act(each), label: `${each.what} in ${each.tab}` })),
    );
  await scheduler.waitIdle();
  // Three seconds later every change must have arrived everywhere.
  for (let round = 0; round < 3; round += 1) {
    browser.flush();
    time += second;
    tabs.forEach(({ look }) => look());
    await scheduler.waitIdle();
  }
  return { tabs, provider };
}

const actsOf = (what: Act["what"][], after: number[]) =>
  fc.array(
    fc.record<Act>({
      tab: fc.constantFrom(0, 1),
      what: fc.constantFrom(...what),
      after: fc.constantFrom(...after),
    }),
    { minLength: 1, maxLength: 12 },
  );

describe("two tabs of one session, whatever comes first", () => {
  test("refresh each token once at most, notify the provider of the end once at most, and agree [4, 7]", async () => {
    const acts = actsOf(["look", "look", "extend", "extend", "read", "read", "logOut"], [0, 0, 0, 1, 5, 20]);
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), acts, async (scheduler, wanted) => {
        const { tabs, provider } = await live(scheduler, wanted);
        expect(provider.counted.reuses).toBe(0);
        expect(provider.counted.logouts).toBeLessThanOrEqual(1);
        const [one, two] = tabs.map(({ session }) => session.state());
        expect(one!.status === "signedIn").toBe(two!.status === "signedIn");
        if (one!.status === "signedIn") expect(one).toEqual(two);
      }),
      { numRuns: 200 },
    );
  }, 120_000);

  test("are never signed out by a race of tokens [4]", async () => {
    const acts = actsOf(["look", "extend", "read"], [0, 0, 1, 2]);
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), acts, async (scheduler, wanted) => {
        const { tabs, provider } = await live(scheduler, wanted);
        expect(provider.isOver()).toBe(false);
        for (const { session } of tabs) {
          const state = session.state();
          expect(state.status === "signedIn" && state.session.accessToken).toBe(
            provider.tokens().accessToken,
          );
        }
      }),
      { numRuns: 200 },
    );
  }, 120_000);
});
