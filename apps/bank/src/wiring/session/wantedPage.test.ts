import { expect, test } from "vitest";
import type { Customer } from "@amberline/flows/signIn";
import { loginOf } from "../accounts/drafts";
import { wantedPage, wantPage } from "./wantedPage";

const laura = { user: { id: "laura" }, accounts: [{ accountId: "a", name: "" }] } as unknown as Customer;
const address = "/history?text=rent";

test("a page wanted before anybody signed in opens for whoever does [2.1]", () => {
  expect(wantedPage(wantPage(address, null), laura)).toBe(address);
});

test("the page where a session ended opens for the same login only [2.1]", () => {
  expect(wantedPage(wantPage(address, loginOf(laura)), laura)).toBe(address);
  expect(wantedPage(wantPage(address, "emils b"), laura)).toBeNull();
});

test.each([
  null,
  "text",
  {},
  { address: "send", login: null },
  { address: 7, login: null },
  { address, login: 7 },
  { address: "//evil.example/x", login: null },
  { address: "/\\evil.example/x", login: null },
])("nothing is wanted by the history entry %j", (kept) => expect(wantedPage(kept, laura)).toBeNull());
