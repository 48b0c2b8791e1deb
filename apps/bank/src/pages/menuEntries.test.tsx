import { createI18n } from "@amberline/flows/i18n";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "@amberline/flows/locales/en.json";
import { menuEntries } from "./menuEntries";

const { t } = createI18n("en", en);
const entries = (
  location: string,
  isCompany = false,
  unreadMessages: number | null = 0,
  toApprove: number | null = null,
  hasSpaces = false,
) => menuEntries(t, location, { isCompany, unreadMessages, toApprove, hasSpaces });

test("the side menu links to the pages of the specification in its order, and to the history [2.2]", () => {
  expect(entries("/home").map(({ label, href }) => [label, href])).toEqual([
    ["Home", "/home"],
    ["Profile", "/my_corporation"],
    ["History", "/history"],
    ["Send", "/send"],
    ["Load", "/receive"],
    ["Card", "/card"],
    ["Templates", "/payment_templates"],
    ["Partner offers", "/partner_offers"],
    ["Chat", "/chat"],
  ]);
});

test("the side menu has spaces where the account does [2.9-20]", () => {
  const labels = entries("/home", false, 0, null, true).map(({ label }) => label);
  expect(labels.slice(4, 7)).toEqual(["Load", "Spaces", "Card"]);
});

test("the profile's icon is a company for a company's account and a person for a person's [2.2]", () => {
  const icon = (isCompany: boolean) => renderToStaticMarkup(entries("/home", isCompany)[1]?.icon);
  expect(icon(true)).toContain("lucide-building-2");
  expect(icon(false)).toContain("lucide-user");
});

test("a page without an entry of its own highlights its parent [2.2]", () => {
  const marked = (location: string) =>
    entries(location)
      .filter(({ isCurrent, isParent }) => isCurrent || isParent)
      .map(({ label }) => label);
  expect(marked("/payment_templates/create")).toEqual(["Templates"]);
  expect(marked("/receivers")).toEqual(["Templates"]);
  expect(marked("/history")).toEqual(["History"]);
  expect(marked("/create_company")).toEqual([]);
});

test("four entries stand in a phone's bar, and none while paying [2.2]", () => {
  const inBar = (location: string) =>
    entries(location)
      .filter((entry) => "bar" in entry)
      .map(({ label }) => label);
  expect(inBar("/home")).toEqual(["Home", "History", "Send", "Chat"]);
  expect(inBar("/send")).toEqual([]);
});

test("the chat says how many replies are unread, until it is open itself", () => {
  const badges = (location: string, unread: number | null) =>
    entries(location, false, unread).map(({ badge }) => renderToStaticMarkup(badge));
  expect(badges("/home", 2).at(-1)).toContain("2 new");
  expect(badges("/home", 2).slice(0, -1).join("")).toBe("");
  for (const none of [badges("/chat", 2), badges("/home", 0), badges("/home", null)])
    expect(none.join("")).toBe("");
});

test("approvals have an entry after Send where something is approved, with how many wait for the customer [2.10-8]", () => {
  const shown = (location: string, toApprove: number | null) => {
    const all = entries(location, true, 0, toApprove);
    const at = all.findIndex(({ href }) => href === "/approvals");
    return { after: all[at - 1]?.href, badge: renderToStaticMarkup(all[at]?.badge) };
  };
  expect(entries("/home", true, 0, null).some(({ href }) => href === "/approvals")).toBe(false);
  expect(shown("/home", 4)).toMatchObject({ after: "/send", badge: expect.stringContaining("4 waiting") });
  expect(shown("/home", 0)).toEqual({ after: "/send", badge: "" });
  expect(shown("/approvals", 4)).toEqual({ after: "/send", badge: "" });
});
