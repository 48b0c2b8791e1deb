import { createI18n } from "@amberline/flows/i18n";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "@amberline/flows/locales/en.json";
import { menuEntries } from "./menuEntries";

const { t } = createI18n("en", en);
const entries = (location: string, isCompany = false) => menuEntries(t, location, isCompany);

test("the side menu links to the eight pages in the order of the specification [2.2]", () => {
  expect(entries("/home").map(({ label, href }) => [label, href])).toEqual([
    ["Home", "/home"],
    ["Profile", "/my_corporation"],
    ["Send", "/send"],
    ["Load", "/receive"],
    ["Card", "/card"],
    ["Templates", "/payment_templates"],
    ["Partner offers", "/partner_offers"],
    ["Chat", "/chat"],
  ]);
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
  expect(marked("/history")).toEqual(["Home"]);
  expect(marked("/create_company")).toEqual([]);
});
