import { expect, test, vi } from "vitest";
import type { Account } from "@amberline/api/client";
import type { Customer } from "@amberline/flows/signIn";
import { enteredBy } from "./enteredBy";

const account = (id: string, isCompany: boolean) => ({ id, user: { isCompany } }) as Account;
const company = account("company", true);
const person = account("person", false);
const second = account("second", false);

/** A login with these accounts, some already loaded and some loadable. */
function login(all: Account[], read: Account[], readable = all) {
  const known = new Map(read.map((each) => [each.id, each]));
  const accounts = all.map(({ id }) => ({ accountId: id, token: id, name: id }));
  const customer: Partial<Customer> = { accounts };
  const readOthers = vi.fn(async () => readable.forEach((each) => known.set(each.id, each)));
  return { customer: () => customer as Customer, known: () => known, readOthers };
}

test("is the first account that is not a company's, in the order of the login [6-4]", async () => {
  const accounts = login([company, person, second], [company, person, second]);
  expect(await enteredBy(accounts)).toEqual({ ok: true, data: "person" });
  expect(accounts.readOthers).not.toHaveBeenCalled();
});

test("waits for earlier accounts to load, even when the one on screen is a person's [6]", async () => {
  expect(await enteredBy(login([company, person], [company]))).toEqual({ ok: true, data: "person" });
  expect(await enteredBy(login([person, second], [second]))).toEqual({ ok: true, data: "person" });
});

test("fails rather than guesses when the accounts cannot be loaded", async () => {
  const failure = { ok: false, problem: "unreachable" };
  expect(await enteredBy(login([company, person], [company], []))).toEqual(failure);
  expect(await enteredBy(login([person, second], [second], []))).toEqual(failure);
});

test("is null when the login has only companies", async () => {
  expect(await enteredBy(login([company], [company]))).toEqual({ ok: true, data: null });
});

test("is unreachable after sign-out", async () => {
  const gone = { ...login([person], [person]), customer: () => null };
  expect(await enteredBy(gone)).toMatchObject({ ok: false });
});
