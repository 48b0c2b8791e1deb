import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Account, User } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import { createStore, type Store } from "@amberline/domain/store";
import type { Customer } from "@amberline/flows/signIn";
import { sendPaymentUpdates } from "./paymentUpdates";
import { stubStorage } from "./pendingAttempts.stub";

const accountWith = (id: string, minor: number) =>
  ({
    id,
    balance: money(minor, "EUR"),
    overdraft: money(5_000, "EUR"),
    access: null,
    user: { verification: "verify", hasTwoFactor: true } as User,
  }) as Account;
const customerOf = (account: Account) => ({ account, user: account.user, accounts: [] }) as Customer;

describe("a payment machine is sent", () => {
  let storage: ReturnType<typeof stubStorage>;
  const send = vi.fn();
  let store: Store<Customer | null>;
  const watch = () => sendPaymentUpdates("a", { customer: store.get, subscribe: store.subscribe }, send);
  const available = () =>
    send.mock.calls.flatMap(([event]) => (event.type === "balance.changed" ? [event.available.minor] : []));

  beforeEach(() => {
    storage = stubStorage();
    send.mockClear();
    store = createStore<Customer | null>(customerOf(accountWith("a", 10_000)));
  });

  test("its account, at first and whenever it changes", () => {
    watch();
    store.set(customerOf(accountWith("a", 7_000)));
    expect(available()).toEqual([15_000, 12_000]);
    expect(send).toHaveBeenCalledWith({
      type: "caps.changed",
      caps: expect.objectContaining({ hasTwoFactor: true }),
    });
  });

  test("nothing when the account is the same or another one", () => {
    watch();
    const { account } = store.get()!;
    store.set(customerOf(account));
    store.set(customerOf(accountWith("b", 1)));
    expect(available()).toEqual([15_000]);
  });

  test("the attempts of other tabs", () => {
    watch();
    storage.tell(null);
    expect(send).toHaveBeenLastCalledWith({ type: "attempts.seen", attempts: [] });
  });

  test("nothing after stopping", () => {
    const stop = watch();
    stop();
    send.mockClear();
    store.set(customerOf(accountWith("a", 7_000)));
    storage.tell(null);
    expect(send).not.toHaveBeenCalled();
  });
});
