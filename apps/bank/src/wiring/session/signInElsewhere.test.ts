import { expect, test } from "vitest";
import type { Customer } from "@amberline/flows/signIn";
import { loginOf } from "../accounts/drafts";
import { signInElsewhere } from "./signInElsewhere";
import { wantedPage, wantPage } from "./wantedPage";

const laura = { user: { id: "laura" }, accounts: [{ accountId: "a", name: "" }] } as unknown as Customer;
const tokens = { accessToken: "a", refreshToken: "r" };

/** A tab that leaves for another page from an address of the app, and comes back to sign-in. */
async function leaveAndReturn(address: string, login: string | null, state: unknown = null) {
  const kept = new Map<string, string>();
  const tabAt = (at: string, begun: unknown) => {
    const history = { state: begun, replaceState: (next: unknown) => void (history.state = next) };
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    return { location: new URL(at, "https://bank.test"), history, storage, key: "wanted" };
  };
  expect(await signInElsewhere(async () => null, login, tabAt(address, state))).toBeNull();
  const written = [...kept.values()].join("");
  const back = tabAt("/login?code=7&state=8", null);
  expect(await signInElsewhere(async () => tokens, null, back)).toBe(tokens);
  expect(kept.size).toBe(0);
  return { written, opens: (customer: Customer) => wantedPage(back.history.state, customer) };
}

test("the page that was asked for opens after signing in elsewhere [2.1]", async () => {
  const { opens } = await leaveAndReturn("/history?payment=7", null);
  expect(opens(laura)).toBe("/history?payment=7");
});

test("the page that the tab's history kept at an expiry opens too, for the same login only [2.1]", async () => {
  const kept = wantPage("/receivers/edit/12", loginOf(laura));
  const { opens } = await leaveAndReturn("/login", null, kept);
  expect(opens(laura)).toBe("/receivers/edit/12");
  expect(opens({ ...laura, user: { ...laura.user, id: "emils" } })).toBeNull();
  const expired = await leaveAndReturn("/send", loginOf(laura));
  expect(expired.opens(laura)).toBe("/send");
  expect(expired.opens({ ...laura, user: { ...laura.user, id: "emils" } })).toBeNull();
});

test("a payment that was asked for keeps its token", async () => {
  const { opens } = await leaveAndReturn("/login", null, wantPage("/pay#t0ken", null));
  expect(opens(laura)).toBe("/pay#t0ken");
});

test("nothing that was typed is kept, and no address that is no page", async () => {
  const { written, opens } = await leaveAndReturn("/history?text=rent&payment=7#note", null);
  expect(written).not.toMatch(/rent|note/);
  expect(opens(laura)).toBe("/history?payment=7");
  for (const address of ["/nowhere", "/history/rent", "/login"]) {
    const left = await leaveAndReturn(address, null);
    expect([left.written, left.opens(laura)]).toEqual(["", null]);
  }
  const foreign = await leaveAndReturn("/login", null, wantPage("//evil.example/send", null));
  expect(foreign.opens(laura)).not.toContain("evil");
});
