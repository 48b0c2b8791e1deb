import { beforeEach, describe, expect, test, vi } from "vitest";
import { money } from "@amberline/domain/money";
import type { Transaction } from "@amberline/api/client";
import type { PendingAttempt } from "@amberline/flows/send";
import { stubStorage, type StorageStub } from "./pendingAttempts.stub";
import { openSealed, seal } from "./sealed";
import { keepStorageKeys } from "./storageKeys";
import { forgetListedAttempts, pendingAttempts, watchPendingAttempts } from "./pendingAttempts";

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
    forgetListedAttempts("a", [before, elsewhere]);
    expect(idsOf("a")).toEqual(["first"]);
    pendingAttempts.remember(attempt("second", { startedAt: 1_200, knownIds: null }));
    forgetListedAttempts("a", [elsewhere, listed("payment-1")]);
    expect(idsOf("a")).toEqual(["first", "second"]);
    forgetListedAttempts("a", [elsewhere, listed("payment-1"), listed("payment-2")]);
    expect(idsOf("a")).toEqual([]);
  });

  test("learn which payment was another's, and keep it when they are sent again", () => {
    pendingAttempts.remember(attempt("first"));
    pendingAttempts.remember(attempt("else", { payeeAccount: "LV50UNLA0050001234567" }));
    pendingAttempts.remember(attempt("second"));
    pendingAttempts.forget("a", "second", "payment-1");
    pendingAttempts.remember(attempt("first", { startedAt: 1_100 }));
    expect(pendingAttempts.read("a").map(({ takenIds }) => takenIds)).toEqual([undefined, ["payment-1"]]);
    forgetListedAttempts("a", [listed("payment-1")]);
    expect(idsOf("a")).toEqual(["else", "first"]);
  });

  test("that were not sent are not taken for listed ones, and make room once their tab cannot send them", () => {
    pendingAttempts.remember(attempt("unsent", { isSent: false, knownIds: null }));
    forgetListedAttempts("a", [listed("payment-1")]);
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
    const [[place = "", stored = ""] = []] = tab.kept;
    expect(JSON.parse(stored)).toMatch(/^([\da-f]{2})+$/);
    keepStorageKeys([]);
    expect(idsOf("a")).toEqual([]);
    pendingAttempts.remember(attempt("other", { accountId: "b" }));
    expect(tab.kept.get(place)).toBe(stored);
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
      openSealed("a", key.replace("amberline.", ""), JSON.parse(text) as string),
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
  ])("are ignored and removed when what is stored is %s", (_, stored) => {
    keepStorageKeys([account]);
    const place = "pendingAttempt/a/broken";
    tab.kept.set(
      `amberline.${place}`,
      typeof stored === "string" ? stored : JSON.stringify(seal("a", place, stored)),
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
    const stop = watchPendingAttempts("a", seen);
    watchPendingAttempts("b", stranger);
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
