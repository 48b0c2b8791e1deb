import { describe, expect, test } from "vitest";
import { createStore } from "@amberline/domain/store";
import type { Customer } from "@amberline/flows/signIn";
import { createToastQueue } from "@amberline/ui/Toast";
import { createVisitSlot } from "../payments/visitSlot";
import { forgetCustomerWithSession } from "../session/forgetCustomer";
import { createDrafts } from "./drafts";
import { createRecents } from "./recents";

const customer = (userId: string, ...accountIds: string[]) =>
  ({
    user: { id: userId },
    account: { id: accountIds[0] },
    accounts: accountIds.map((accountId) => ({ accountId, name: "" })),
  }) as unknown as Customer;

const laura = customer("laura", "a");
const payment = { payeeName: "Anna Liepina", amount: "25.00" };

/** A tab in which customers sign in and out. */
function tab() {
  const drafts = createDrafts();
  const kept = new Map<string, unknown>();
  const storage = {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, value: unknown) => void kept.set(name, value),
  };
  const state = createStore<object>({ status: "signedOut" });
  const opened = createStore<Customer | null>(null);
  let sessions = 0;
  const isIn = () => (state.get() as { status: string }).status === "signedIn";
  forgetCustomerWithSession(
    {
      session: {
        id: () => (isIn() ? `session-${sessions}` : null),
        state: state.get,
        subscribe: state.subscribe,
        tokenOf: () => "token",
      } as unknown as Parameters<typeof forgetCustomerWithSession>[0]["session"],
      accounts: { customer: opened.get, subscribe: opened.subscribe, clear: () => opened.set(null) },
      drafts,
      sendPrefill: createVisitSlot(),
      templatePrefill: createVisitSlot(),
      justPaid: createVisitSlot(),
      toasts: createToastQueue({ limit: 1 }),
    },
    storage,
  );
  return {
    drafts,
    recents: createRecents(storage, "laura"),
    signIn(who: Customer) {
      sessions += 1;
      state.set({ status: "signedIn" });
      opened.set(who);
    },
    open: (who: Customer) => opened.set(who),
    end: (cause: "time" | "expired" | "elsewhere") => state.set({ status: "ended", cause }),
    signOut: () => state.set({ status: "signedOut" }),
    typedBefore: (account = "a") => drafts.formsOf(account).open("send").typedBefore,
  };
}

/** Laura's tab, with half a payment typed. */
function halfTyped() {
  const her = tab();
  her.signIn(laura);
  const form = her.drafts.formsOf("a").open("send");
  form.type(payment);
  return { ...her, form };
}

describe("what is typed", () => {
  test.each(["time", "expired"] as const)(
    "is there again for the same person after a session that ended by %s",
    (cause) => {
      const { form, end, signIn, typedBefore } = halfTyped();
      end(cause);
      // The page closes with its session, and empties its form.
      form.type(null);
      form.close();
      signIn(customer("laura", "a"));
      expect(typedBefore()).toEqual(payment);
      expect(typedBefore("b")).toBeUndefined();
    },
  );

  test.each([
    ["another user", customer("emils", "a")],
    ["the same user with other accounts", customer("laura", "b")],
  ])("is gone for %s", (_, who) => {
    const { form, end, signIn, typedBefore } = halfTyped();
    end("time");
    form.close();
    signIn(who);
    expect(typedBefore()).toBeUndefined();
    end("time");
    signIn(laura);
    expect(typedBefore()).toBeUndefined();
  });

  test.each([
    ["signing out", (her: ReturnType<typeof tab>) => her.signOut()],
    ["signing out in another tab", (her: ReturnType<typeof tab>) => her.end("elsewhere")],
  ])("is gone after %s", (_, leave) => {
    const her = halfTyped();
    leave(her);
    her.form.close();
    her.signIn(laura);
    expect(her.typedBefore()).toBeUndefined();
  });

  test("stays when a company's account is opened meanwhile", () => {
    const { typedBefore, open } = halfTyped();
    open(customer("laura", "a", "company"));
    expect(typedBefore()).toEqual(payment);
  });

  test("is gone once it is sent, or given up", () => {
    const { form, typedBefore, drafts } = halfTyped();
    drafts.giveUp();
    expect(typedBefore()).toBeUndefined();
    form.type(payment);
    form.type(null);
    expect(typedBefore()).toBeUndefined();
  });

  test("of a page with a keeper of its own goes the same way", () => {
    const { drafts, end, signIn } = halfTyped();
    const keeper = () => drafts.keeper("chat", () => ({ text: "", isEmpty: () => true }));
    keeper().text = "Labdien";
    end("time");
    signIn(laura);
    expect(keeper().text).toBe("Labdien");
    end("time");
    signIn(customer("emils", "b"));
    expect(keeper().text).toBe("");
  });
});

describe("what the search was used for [2.2-16]", () => {
  const searched = () => {
    const her = tab();
    her.signIn(laura);
    her.recents.add("history");
    return her;
  };

  test.each([
    ["signing out", (her: ReturnType<typeof tab>) => her.signOut()],
    ["signing out in another tab", (her: ReturnType<typeof tab>) => her.end("elsewhere")],
  ])("is gone after %s", (_, leave) => {
    const her = searched();
    leave(her);
    expect(her.recents.read()).toEqual([]);
  });

  test("stays after a session that ran out", () => {
    const her = searched();
    her.end("time");
    expect(her.recents.read()).toEqual(["history"]);
  });
});
