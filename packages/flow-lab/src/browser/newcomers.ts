import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { type Screen } from "./screens";
import { type TextKey } from "./words";

export interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  city: string;
  zip: string;
  street: string;
  phone: string;
  password: string;
}

/** An unknown person. */
export const aNewcomer = (change: Partial<Newcomer> = {}): Newcomer => ({
  firstName: "Zane",
  lastName: "Kalniņa",
  email: `${randomUUID()}@newcomers.example`,
  country: "lat",
  city: "Rīga",
  zip: "LV-1010",
  street: "Brīvības iela 1-2",
  phone: "20 000 001",
  password: "Zils ezis dzied 7",
  ...change,
});

const inputs: [TextKey, Exclude<keyof Newcomer, "country" | "password">][] = [
  ["signUp.firstName", "firstName"],
  ["signUp.lastName", "lastName"],
  ["signIn.email", "email"],
  ["signUp.city", "city"],
  ["signUp.zip", "zip"],
  ["signUp.street", "street"],
  ["signUp.phone", "phone"],
];

/** Fills in the whole form and accepts the terms, without submitting. */
export async function fillSignUp({ field, say }: Screen, page: Page, newcomer: Newcomer) {
  const country = page.getByRole("combobox", { name: say("signUp.country") });
  await country.fill(newcomer.country);
  await country.press("Enter");
  for (const [key, name] of inputs) await field(key).fill(newcomer[name]);
  await fillPassword({ field }, "signIn.password", newcomer.password);
  await page.getByRole("checkbox").check();
}

/** Types a new password twice. */
export async function fillPassword(
  { field }: Pick<Screen, "field">,
  label: TextKey,
  password: string,
  repeated = password,
) {
  await field(label).fill(password);
  await field("newPassword.repeat").fill(repeated);
}

/** Waits for the code page and the address the code was sent to. */
export async function expectCodePage(page: Page, { heading, reads }: Screen, address: string) {
  await expect(page).toHaveURL(/\/create_account\/verify$/);
  await expect(heading("confirm.title.email")).toBeVisible();
  await expect(reads("confirm.sentTo", { address })).toBeVisible();
}

/** Paths of all provider calls, below /api/v1. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/v1")) calls.push(pathname.slice("/api/v1".length));
  });
  return calls;
}

/** Failures of a provider call. */
export const misfortunes = {
  net: { abort: true },
  "401": { status: 401, body: "{}" },
  "408": { status: 408, body: "{}" },
  "403": { status: 403, body: "{}" },
  "500": { status: 500, body: "" },
  "500.text": { status: 500, body: JSON.stringify({ err: "Please call us" }) },
  malformed: { status: 200, body: "<!doctype html><title>Sorry</title>" },
} as const satisfies Record<string, { abort: true } | { status: number; body: string }>;
export type Misfortune = keyof typeof misfortunes;

/** Their message on signed-out pages; `Please call us` is the provider's own. */
export const toldAs: Record<Misfortune, TextKey | "Please call us"> = {
  net: "error.access",
  "401": "error.sessionExpired",
  "408": "error.sessionExpired",
  "403": "error.forbidden",
  "500": "error.general",
  "500.text": "Please call us",
  malformed: "error.general",
};

/** Makes a call fail from now on. */
export async function meet(page: Page, call: string, misfortune: Misfortune) {
  const fault = misfortunes[misfortune];
  await page.unroute(`**/api/v1${call}`);
  await page.route(`**/api/v1${call}`, (route) => ("abort" in fault ? route.abort() : route.fulfill(fault)));
}

/** Makes the provider refuse a call with a message. */
export const refuse = (page: Page, call: string, err: string) =>
  page.route(`**/api/v1${call}`, (route) => route.fulfill({ json: { err } }));
