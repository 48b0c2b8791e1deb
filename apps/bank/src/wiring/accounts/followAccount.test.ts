import { describe, expect, test, vi } from "vitest";
import type { Account, Outcome } from "@amberline/api/client";
import { createStore } from "@amberline/domain/store";
import { followAccount } from "./followAccount";

/** A tab on account a; `choose` switches accounts in another tab. */
function tabOnA(answer: Outcome<Account> = { ok: true, data: {} as Account }) {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const change = () => listeners.forEach((listener) => listener());
  let [chosen, own, isOpen] = ["a", "a", true];
  const switchTo = vi.fn(async (id: string, leave: () => boolean): Promise<Outcome<Account>> => {
    if (!answer.ok) return answer;
    if (!leave()) return { ok: false, problem: "aborted" };
    own = id;
    return answer;
  });
  const moneyInFlight = createStore(false);
  const unsaved = createStore(false);
  const show = vi.fn();
  const leave = vi.fn();
  const parts = {
    session: { subscribe, chosenAccount: () => chosen, currentAccount: () => own },
    accounts: { subscribe, customer: () => (isOpen ? {} : null), switchTo },
    moneyInFlight,
    unsaved,
    toasts: { show },
    i18n: { t: (key: string) => key },
  } as unknown as Parameters<typeof followAccount>[0];
  const stop = followAccount(parts, leave);
  const choose = (id: string) => {
    chosen = id;
    change();
    return vi.waitFor(() => undefined);
  };
  const setOpen = (next: boolean) => {
    isOpen = next;
    change();
  };
  return { choose, setOpen, switchTo, moneyInFlight, unsaved, show, leave, stop, own: () => own };
}

describe("the account chosen in another tab", () => {
  test("becomes this tab's, on a page every account has [2.2]", async () => {
    const tab = tabOnA();
    await tab.choose("b");
    expect(tab.own()).toBe("b");
    expect(tab.leave).toHaveBeenCalledTimes(1);
    expect(tab.switchTo).toHaveBeenCalledTimes(1);
  });

  test.each(["moneyInFlight", "unsaved"] as const)(
    "is followed only once it is no longer held by %s [6]",
    async (held) => {
      const tab = tabOnA();
      tab[held].set(true);
      await tab.choose("b");
      expect(tab.own()).toBe("a");
      tab[held].set(false);
      await vi.waitFor(() => expect(tab.own()).toBe("b"));
    },
  );

  test("waits until the accounts are open", async () => {
    const tab = tabOnA();
    tab.setOpen(false);
    await tab.choose("b");
    expect(tab.switchTo).not.toHaveBeenCalled();
    tab.setOpen(true);
    await vi.waitFor(() => expect(tab.own()).toBe("b"));
  });

  test("shows one toast when it cannot be opened, and stays [8]", async () => {
    const tab = tabOnA({ ok: false, problem: "unreachable" });
    await tab.choose("b");
    await tab.choose("b");
    expect(tab.show).toHaveBeenCalledExactlyOnceWith({ tone: "negative", text: "shell.switchFailed" });
    expect([tab.own(), tab.switchTo.mock.calls.length]).toEqual(["a", 1]);
  });

  test("is ignored after stopping", async () => {
    const tab = tabOnA();
    tab.stop();
    await tab.choose("b");
    expect(tab.switchTo).not.toHaveBeenCalled();
  });
});
