import { expect, test } from "vitest";
import { listPlacesOf, type LeftList } from "./listPlaces";

const left: LeftList = {
  accountId: "account-1",
  search: "text=kafija",
  rows: { transactions: [], next: null, oldest: null, total: 0 },
  place: { key: "payment-40", top: 120, hadFocus: true },
};

function started() {
  let id: string | null = "session-1";
  const listeners = new Set<() => void>();
  const session = {
    id: () => id,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const become = (next: string | null) => {
    id = next;
    listeners.forEach((listener) => listener());
  };
  return { places: listPlacesOf({ session }), again: () => listPlacesOf({ session }), become };
}

test("restores the list when the same one is opened again", () => {
  const { places, again } = started();
  places.put(left);
  expect(again().read(left)).toBe(left);
  expect(places.read({ ...left, search: "" })).toBeNull();
  expect(places.read({ ...left, accountId: "account-2" })).toBeNull();
});

test("clears everything between customers", () => {
  const { places, become } = started();
  places.put(left);
  become("session-1");
  expect(places.read(left)).toBe(left);
  become("session-2");
  expect(places.read(left)).toBeNull();
  become(null);
  places.put(left);
  expect(places.read(left)).toBeNull();
});

test("starts at the top when the list is opened by its link", () => {
  const { places } = started();
  places.put(left);
  places.clear();
  expect(places.read(left)).toBeNull();
});
