import { expect, test } from "vitest";
import { groupsOf } from "./groupsOf";
import type { PaletteCommand } from "./commands";

const commands: readonly PaletteCommand[] = [
  { id: "send", group: "actions", title: "Send money", aliases: ["pay"] },
  { id: "home", group: "pages", title: "Home" },
  { id: "history", group: "pages", title: "History" },
  { id: "anna", group: "payees", title: "Anna Liepiņa" },
  { id: "dark", group: "settings", title: "Dark theme" },
  { id: "payment", group: "transactions", title: "Maxima", isFound: true },
];

const found = (text: string, recents: readonly string[] = []) =>
  groupsOf({ text, commands, recents, titleOf: (group) => group }).map(
    ({ title, commands: each }) => `${title}: ${each.map(({ id }) => id).join()}`,
  );

test("before anything is typed, what was used last stands before the actions and pages [2.2-16]", () => {
  expect(found("")).toEqual(["actions: send", "pages: home,history"]);
  expect(found(" ", ["anna", "history", "gone"])).toEqual([
    "recent: anna,history",
    "actions: send",
    "pages: home",
  ]);
});

test("the best match comes first, with its group, and what the bank found after it [2.2-16]", () => {
  expect(found("ann")).toEqual(["payees: anna", "transactions: payment"]);
  expect(found("darm")).toEqual(["transactions: payment", "settings: dark"]);
  expect(found("pay")[0]).toBe("actions: send");
  expect(found("ho")).toEqual(["pages: home", "transactions: payment"]);
});
