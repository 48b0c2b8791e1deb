import { beforeEach, describe, expect, test, vi } from "vitest";
import { dayMs } from "@amberline/domain/dates";
import { money } from "@amberline/domain/money";
import type { Client, Transaction } from "@amberline/api/client";
import { createActor } from "xstate";
import { browserPlace } from "./browserPlace";
import { exampleInput, exampleOrder, examplePayment } from "./examples";
import { createPendingAttempts } from "./pendingAttempts";
import { wirePayment } from "./send.wire";
import type { PendingAttempt } from "./send.types";
import { stubStorage, type StorageStub } from "./storage.stub";

const keys = new Map<string, string>();
const place = browserPlace({ prefix: "amberline", keyOf: (accountId) => keys.get(accountId) });
const pendingAttempts = createPendingAttempts(place);
const keepStorageKeys = (accounts: readonly { id: string; storageKey: string }[]) => {
  keys.clear();
  for (const { id, storageKey } of accounts) keys.set(id, storageKey);
};

const attempt = (id: string, change: Partial<PendingAttempt> = {}): PendingAttempt => ({
  id,
  accountId: "a",
  startedAt: 1_000,
  amount: money(2_500, "EUR"),
  payeeAccount: "LV97HABA0012345678910",
  knownIds: ["payment-0"],
  isSent: true,
  ...change,
});
const account = { id: "a", storageKey: "1".repeat(64) };
const listed = (id: string, payeeAccount = attempt("x").payeeAccount) =>
  ({
    ...{ id, kind: "send", status: "done", createdAt: 1_500, reference: "", directDebit: null },
    ...{ amount: money(2_500, "EUR"), payee: { account: payeeAccount } },
  }) as Transaction;
const idsOf = (accountId: string) => pendingAttempts.read(accountId).map(({ id }) => id);

describe("payments with an unknown outcome", () => {
  let tab: StorageStub;
  beforeEach(() => {
    tab = stubStorage();
    keepStorageKeys([]);
  });

  test("of two tabs stay beside one another, the oldest first", () => {
    pendingAttempts.remember(attempt("second", { startedAt: 2_000 }));
    pendingAttempts.remember(attempt("first"));
    expect(idsOf("a")).toEqual(["first", "second"]);
  });

  test("are removed one at a time: a tab removes only its own", () => {
    pendingAttempts.remember(attempt("mine"));
    pendingAttempts.remember(attempt("theirs"));
    pendingAttempts.forget("a", "mine");
    expect(idsOf("a")).toEqual(["theirs"]);
    pendingAttempts.forget("b", "theirs");
    expect(idsOf("a")).toEqual(["theirs"]);
  });

  test("belong to their account, whatever the ids look like", () => {
    pendingAttempts.remember(attempt("x", { accountId: "a/b" }));
    pendingAttempts.remember(attempt("b/x"));
    expect([idsOf("a"), idsOf("a/b")]).toEqual([["b/x"], ["x"]]);
  });

  test("are forgotten once the list shows as many payments [8]", () => {
    const [before, elsewhere] = [listed("payment-0"), listed("payment-9", "LV50UNLA0050001234567")];
    pendingAttempts.remember(attempt("first"));
    pendingAttempts.forgetListed("a", [before, elsewhere]);
    expect(idsOf("a")).toEqual(["first"]);
    pendingAttempts.remember(attempt("second", { startedAt: 1_200, knownIds: null }));
    pendingAttempts.forgetListed("a", [elsewhere, listed("payment-1")]);
    expect(idsOf("a")).toEqual(["first", "second"]);
    pendingAttempts.forgetListed("a", [elsewhere, listed("payment-1"), listed("payment-2")]);
    expect(idsOf("a")).toEqual([]);
  });

  test("learn which payment was another's, and keep it when they are sent again", () => {
    pendingAttempts.remember(attempt("first"));
    pendingAttempts.remember(attempt("else", { payeeAccount: "LV50UNLA0050001234567" }));
    pendingAttempts.remember(attempt("second"));
    pendingAttempts.forget("a", "second", "payment-1");
    pendingAttempts.remember(attempt("first", { startedAt: 1_100 }));
    expect(pendingAttempts.read("a").map(({ takenIds }) => takenIds)).toEqual([undefined, ["payment-1"]]);
    pendingAttempts.forgetListed("a", [listed("payment-1")]);
    expect(idsOf("a")).toEqual(["else", "first"]);
  });

  test("that were not sent are not taken for listed ones, and make room once their tab cannot send them", () => {
    pendingAttempts.remember(attempt("unsent", { isSent: false, knownIds: null }));
    pendingAttempts.forgetListed("a", [listed("payment-1")]);
    expect(idsOf("a")).toEqual(["unsent"]);
    pendingAttempts.remember(attempt("next", { startedAt: 46_000 }));
    expect(idsOf("a")).toEqual(["next"]);
  });

  test("survive a round trip through storage", () => {
    pendingAttempts.remember(attempt("mine"));
    expect(pendingAttempts.read("a")).toEqual([attempt("mine")]);
  });

  test("are sealed: nobody reads payee or amount in the browser, and only their account opens them [ASVS 14.3.1, 14.3.3]", () => {
    keepStorageKeys([account]);
    pendingAttempts.remember(attempt("mine"));
    const [[name = "", stored = ""] = []] = tab.kept;
    expect(JSON.parse(stored)).toMatch(/^([\da-f]{2})+$/);
    keepStorageKeys([]);
    expect(idsOf("a")).toEqual([]);
    pendingAttempts.remember(attempt("other", { accountId: "b" }));
    expect(tab.kept.get(name)).toBe(stored);
    keepStorageKeys([{ ...account, storageKey: "2".repeat(64) }]);
    expect(idsOf("a")).toEqual([]);
    keepStorageKeys([account]);
    expect(idsOf("a")).toEqual(["mine"]);
  });

  test("keep what it takes to find them again, never a name, a balance or a code", () => {
    const more = { payeeName: "Jānis Kalniņš", balance: 1_248_035, code: "975310" };
    pendingAttempts.remember({ ...attempt("mine"), ...more });
    const { accountId: _, ...kept } = attempt("mine");
    const texts = [...tab.kept].map(([key, text]) =>
      place.open("a", key.replace("amberline.", ""), JSON.parse(text)),
    );
    expect(texts).toEqual([kept]);
  });

  test.each([
    ["not JSON", "{"],
    ["another shape", '{"id":"broken"}'],
    ["a list", "[]"],
    ["a sum that is no number", { ...attempt("broken"), amount: { minor: "2500", currency: "EUR" } }],
    ["a sum of nothing", { ...attempt("broken"), amount: { minor: 0, currency: "EUR" } }],
    ["a currency nobody knows", { ...attempt("broken"), amount: { minor: 1, currency: "<b>" } }],
    ["a time that is none", { ...attempt("broken"), startedAt: "yesterday" }],
    ["ids that are no texts", { ...attempt("broken"), knownIds: [1] }],
    ["taken ids that are no list", { ...attempt("broken"), takenIds: "payment-1" }],
    ["under another's name", attempt("other")],
    ["readable", JSON.stringify(attempt("broken"))],
    ["sealed by another key", `"${"ab".repeat(60)}"`],
    ["cut off", '"00"'],
  ])("are ignored and removed when what is stored is %s", (_, stored) => {
    keepStorageKeys([account]);
    const name = "pendingAttempt/a/broken";
    tab.kept.set(
      `amberline.${name}`,
      typeof stored === "string" ? stored : JSON.stringify(place.seal("a", name, stored)),
    );
    expect(idsOf("a")).toEqual([]);
    pendingAttempts.remember(attempt("mine"));
    expect([...tab.kept.keys()]).toEqual(["amberline.pendingAttempt/a/mine"]);
  });

  test("leave everything else in storage alone", () => {
    tab.kept.set("amberline.session", "{}");
    tab.kept.set("elsewhere", "{");
    pendingAttempts.remember(attempt("mine"));
    pendingAttempts.forget("a", "mine");
    expect([...tab.kept.keys()]).toEqual(["amberline.session", "elsewhere"]);
  });

  test("are the same array while nothing changes, so that nothing is rendered again", () => {
    pendingAttempts.remember(attempt("mine"));
    expect(pendingAttempts.read("a")).toBe(pendingAttempts.read("a"));
  });

  test("are reported only to tabs that watch the account", () => {
    const [seen, stranger] = [vi.fn(), vi.fn()];
    const stop = pendingAttempts.watch("a", seen);
    pendingAttempts.watch("b", stranger);
    pendingAttempts.remember(attempt("theirs"));
    tab.tell("amberline.pendingAttempt/a/theirs");
    expect(seen).toHaveBeenLastCalledWith([attempt("theirs")]);
    stop();
    tab.tell("amberline.pendingAttempt/a/theirs");
    expect(seen).toHaveBeenCalledTimes(1);
    expect(stranger).not.toHaveBeenCalled();
  });

  test("are none in a browser that refuses storage", () => {
    vi.stubGlobal("localStorage", {
      get length() {
        throw new Error("SecurityError");
      },
    });
    pendingAttempts.remember(attempt("mine"));
    expect(idsOf("a")).toEqual([]);
  });
});

describe("a payment that is made", () => {
  const none = { ok: true as const, data: { transactions: [], next: null, oldest: null, total: 0 } };

  function started(createOrder: Client["createOrder"], transactions: Client["transactions"]) {
    const client = {
      ...{ createOrder, transactions },
      plans: async () => ({ ok: true as const, data: [] }),
      approvals: async () => ({ ok: true as const, data: { proposals: [], own: null } }),
      createTemplate: async () => ({ ok: true as const, data: true as const }),
    };
    const machine = wirePayment(client, pendingAttempts, {
      verify: async () => undefined,
      enteredBy: async () => ({ ok: true, data: "person" }),
      now: () => 1,
    });
    const input = { ...exampleInput, checksNamesFirst: false, accountId: "a" };
    const actor = createActor(machine, { input }).start();
    const intent = { order: exampleOrder, template: null, attemptId: "attempt-1", now: 1 };
    actor.send({ type: "order.submit", ...intent });
    return actor;
  }

  beforeEach(() => void stubStorage());

  test("leaves nothing pending when the session had ended, even if the page unmounted first [8]", async () => {
    type Over = { ok: false; problem: "sessionEnded"; status: 401 };
    let answer: (outcome: Over) => void = () => undefined;
    const createOrder = vi.fn(() => new Promise<Over>((end) => (answer = end)));
    const actor = started(createOrder, async () => none);
    await vi.waitFor(() => expect(createOrder).toHaveBeenCalled());
    actor.stop();
    expect(pendingAttempts.read("a").map(({ id }) => id)).toEqual(["attempt-1"]);
    answer({ ok: false, problem: "sessionEnded", status: 401 });
    await vi.waitFor(() => expect(pendingAttempts.read("a")).toEqual([]));
  });

  test("writes down what was there before a request that may pay, before it is sent", async () => {
    const earlier = examplePayment({ id: "payment-0", createdAt: -dayMs });
    const createOrder = vi.fn<Client["createOrder"]>(() => new Promise(() => {}));
    const listed = { ...none, data: { ...none.data, transactions: [earlier] } };
    const actor = started(createOrder, async () => listed);
    await vi.waitFor(() => expect(createOrder).toHaveBeenCalled());
    actor.stop();
    expect(pendingAttempts.read("a")).toMatchObject([{ id: "attempt-1", knownIds: ["payment-0"] }]);
  });
});
