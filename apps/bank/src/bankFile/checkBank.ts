import { languages } from "@amberline/domain/language";
import { legalNames } from "../legal/types.ts";
import { features, type BankFile } from "./bankFile.ts";

/** What is wrong with a value, and where it stands. */
export interface Fault {
  path: readonly string[];
  fault: string;
}

export type Check = (value: unknown, path: readonly string[]) => Fault[];

export const is =
  (what: string, test: (value: unknown) => boolean): Check =>
  (value, path) =>
    test(value) ? [] : [{ path, fault: value === undefined ? `is missing: ${what}` : `has to be ${what}` }];

export const like = (what: string, pattern: RegExp) =>
  is(what, (value) => typeof value === "string" && pattern.test(value));

export const oneOf = (...values: readonly unknown[]) =>
  is(values.map((value) => JSON.stringify(value)).join(" or "), (value) => values.includes(value));

const orNull =
  (check: Check): Check =>
  (value, path) =>
    value === null ? [] : check(value, path);

export const list =
  (check: Check, atLeast = 0): Check =>
  (value, path) =>
    Array.isArray(value) && value.length >= atLeast
      ? value.flatMap((each, index) => check(each, [...path, String(index)]))
      : [{ path, fault: atLeast > 0 ? `has to be a list of ${atLeast} or more` : "has to be a list" }];

const eachOnce = is(
  "a list that names each once",
  (value) => !Array.isArray(value) || new Set(value).size === value.length,
);

/** Has all of `needed`, any of `allowed`, and nothing else. */
export const object =
  (needed: Record<string, Check>, allowed: Record<string, Check> = {}): Check =>
  (value, path) => {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return [{ path, fault: "has to be an object" }];
    const entries = value as Record<string, unknown>;
    const known = { ...allowed, ...needed };
    return [
      ...Object.keys(entries)
        .filter((name) => !Object.hasOwn(known, name))
        .map((name) => ({ path: [...path, name], fault: "is not known" })),
      ...Object.entries(known).flatMap(([name, check]) =>
        name in needed || name in entries ? check(entries[name], [...path, name]) : [],
      ),
    ];
  };

const every = (names: readonly string[], check: Check) =>
  Object.fromEntries(names.map((name) => [name, check]));

const text = like("a text", /\S/);
const file = like('the path of a file, like "/icon.svg"', /^(?:\/\w[\w.-]*)+$/);
const colour = like('a colour like "#1a2b3c"', /^#[\da-f]{6}$/i);
const host = like('a host in lower case, like "bank.example"', /^[\da-z.-]+$/);
const bic = like("a BIC", /^[A-Z]{6}[\dA-Z]{2}(?:[\dA-Z]{3})?$/);
export const flag = oneOf(true, false);
export const link = like("an address that begins with https://", /^https:\/\/[^\s"<>]+$/);
// No more than that: it stands in the policy of pages.
const anOrigin = "https?://(?:[\\da-z.-]+|\\[[\\da-f:]+\\])(?::\\d+)?";
const origin = like('an origin, like "https://bank.example"', new RegExp(`^${anOrigin}$`));
const originOrOwn = like('an origin, like "https://bank.example", or ""', new RegExp(`^(?:${anOrigin})?$`));
const zone = is("an IANA time zone", (value) => {
  try {
    return typeof value === "string" && Intl.DateTimeFormat("en", { timeZone: value }) !== null;
  } catch {
    return false;
  }
});

const colours: Check = (value, path) =>
  object(
    {},
    every(
      Object.keys((value ?? {}) as object).filter((role) => /^[\w-]+$/.test(role)),
      colour,
    ),
  )(value, path);

export const both =
  (...checks: readonly Check[]): Check =>
  (value, path) =>
    checks.flatMap((check) => check(value, path));

/** What one part of the bank needs of another. */
const hangTogether: Check = (value, path) => {
  const has = (value ?? {}) as Partial<BankFile["features"]>;
  const faults = [
    // The page of the card is about the partner's.
    has.card && has.offers === false ? { name: "card", fault: "needs features.offers" } : null,
    // Its agreement is signed by whoever has set one up.
    has.companies && has.authenticator === false
      ? { name: "companies", fault: "needs features.authenticator" }
      : null,
    has.authenticator === false && has.sentCodes === false
      ? {
          name: "sentCodes",
          fault: "or features.authenticator has to be true: without a passkey nobody could approve anything",
        }
      : null,
  ];
  return faults.flatMap((each) => (each ? [{ path: [...path, each.name], fault: each.fault }] : []));
};

function checkOf(offered: readonly string[]): Check {
  const inEach = (check: Check) => object(every(offered, check), every(languages, check));
  return object({
    version: oneOf(1),
    name: text,
    languages: both(list(oneOf(...languages), 1), eachOnce),
    language: oneOf(...offered),
    slogan: inEach(text),
    providerUrl: originOrOwn,
    storagePrefix: like("letters of a to z, digits and hyphens", /^[\da-z-]+$/),
    theme: oneOf("system", "light", "dark"),
    palette: object({}, { light: colours, dark: colours }),
    art: orNull(file),
    mark: orNull(file),
    font: orNull(object({ family: like("the name of a font", /^[\w -]+$/), files: list(file, 1) })),
    features: both(object(every(features, flag)), hangTogether),
    loading: object({
      own: object({ bic, name: text, address: inEach(text) }),
      partner: object({
        holder: text,
        iban: like("an IBAN without spaces", /^[A-Z]{2}\d{2}[\dA-Z]{11,30}$/),
        bic,
        name: text,
        address: inEach(text),
      }),
    }),
    partner: object({
      slug: like("letters of a to z, digits and hyphens", /^[\da-z-]+$/),
      name: text,
      applyUrl: inEach(link),
      terms: object(every(["card", "topUp"], inEach(list(text)))),
      termsUrl: inEach(link),
      topUpBic: bic,
    }),
    legal: both(list(oneOf(...legalNames)), eachOnce),
    sessionProfile: oneOf("standard", "psd2"),
    verificationOrigins: list(origin),
    adapterOrigins: list(origin),
    appScheme: like("a scheme in lower case", /^[a-z][\d+.a-z-]*$/),
    hosts: list(host, 1),
    help: inEach(link),
    chat: object({ id: text, bridgeUrl: originOrOwn }),
    hasNameMarks: flag,
    supportLocale: oneOf("en", "lv", "ru"),
    timeZone: zone,
  });
}

/** Everything that is wrong with what a `bank.json` says; nothing if it is a bank's. */
export function faultsOf(value: unknown): Fault[] {
  const said = (value as Partial<BankFile> | null)?.languages;
  const offered = Array.isArray(said) ? languages.filter((language) => said.includes(language)) : languages;
  return checkOf(offered.length > 0 ? offered : languages)(value, []);
}

export const faultText = ({ path, fault }: Fault) => `${path.join(".") || "The file"} ${fault}.`;
