import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pricedServices } from "@amberline/api/contract";
import { isCivilDate } from "@amberline/domain/dates";
import type { BankFile } from "./src/bankFile/bankFile.ts";
import {
  both,
  faultText,
  flag,
  is,
  like,
  link,
  list,
  object,
  oneOf,
  type Check,
  type Fault,
} from "./src/bankFile/checkBank.ts";
import { lineOf } from "./src/bankFile/lineOf.ts";
import type { LegalName, LegalText } from "./src/legal/types.ts";

const words = is(
  "a text without < and >",
  (value) => typeof value === "string" && /\S/.test(value) && !/[<>]/.test(value),
);
const day = is("a day, like 2026-03-01", (value) => typeof value === "string" && isCivilDate(value));
const isPair = is("a pair", (value) => Array.isArray(value) && value.length === 2);
const pair = both(list(words), isPair);

const kinds: Record<string, Check> = {
  list: object({ list: list(words, 1) }),
  table: object({ table: object({ head: pair, rows: list(pair, 1) }) }),
  contact: object({
    contact: object(
      { name: words },
      {
        address: words,
        phone: like("a number, like +371 6700 0000", /^\+?[\d ]+$/),
        email: like("an email address", /^[^\s@<>]+@[^\s@<>]+$/),
        website: link,
      },
    ),
  }),
  fees: object({
    fees: object({
      isForConsumers: flag,
      groups: list(
        object({
          title: words,
          services: list(object({ name: words }, { price: oneOf(...pricedServices) }), 1),
        }),
        1,
      ),
    }),
  }),
};

const block: Check = (value, at) => {
  if (typeof value === "string") return words(value, at);
  const check = kinds[Object.keys((value ?? {}) as object)[0] ?? ""];
  return check?.(value, at) ?? [{ path: at, fault: "has to be a text, list, table, contact or fees" }];
};

/** Parts that pages of the app lead to. */
const wanted: Partial<Record<LegalName, string>> = { terms: "ending", privacy: "recipients" };

const textOf = object({
  title: words,
  summary: words,
  versions: list(object({ from: day, changes: words }), 1),
  sections: list(object({ id: like("an anchor", /^[A-Za-z]\w*$/), title: words, blocks: list(block, 1) }), 1),
});

const daysOf = ({ versions }: LegalText) => versions.map(({ from }) => from);
const anchorsOf = ({ sections }: LegalText) => sections.map(({ id }) => id);
const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** Of one that has all it needs, beside the same text in the bank's first language. */
function orderFaults(name: LegalName, text: LegalText, first: LegalText): Fault[] {
  const [days, anchors] = [daysOf(text), anchorsOf(text)];
  const part = wanted[name];
  return [
    isSame(days, days.toSorted().toReversed())
      ? null
      : { path: ["versions"], fault: "has to be newest first" },
    isSame(days, daysOf(first))
      ? null
      : { path: ["versions"], fault: "has other days than another language" },
    new Set([...anchors, "changes"]).size > anchors.length
      ? null
      : { path: ["sections"], fault: "has to have ids of their own, and none that is changes" },
    isSame(anchors, anchorsOf(first))
      ? null
      : { path: ["sections"], fault: "has other ids than another language" },
    !part || anchors.includes(part) ? null : { path: ["sections"], fault: `has to have the id ${part}` },
  ].filter((fault) => fault !== null);
}

/** All that is wrong with the legal texts in a brand's folder, each with its file and line. */
export function checkLegal(folder: string, { legal, languages }: BankFile): string[] {
  const at = path.join(folder, "legal");
  const files = legal.flatMap((name) =>
    languages.map((language) => ({ name, file: `${name}.${language}.json` })),
  );
  const unknown = existsSync(at)
    ? readdirSync(at).filter((file) => !files.some((known) => known.file === file))
    : [];
  const first = new Map<LegalName, LegalText>();
  return [
    ...unknown.map((file) => `${path.join(at, file)} is of no text and language that bank.json names.`),
    ...files.flatMap(({ name, file }) => {
      const place = path.join(at, file);
      if (!existsSync(place)) return [`There is no ${place}.`];
      const written = readFileSync(place, "utf8");
      const told = (faults: readonly Fault[]) =>
        faults.map((fault) => `${place}:${lineOf(written, fault.path)} ${faultText(fault)}`);
      try {
        const text: unknown = JSON.parse(written);
        const faults = textOf(text, []);
        if (faults.length > 0) return told(faults);
        const whole = text as LegalText;
        if (!first.has(name)) first.set(name, whole);
        return told(orderFaults(name, whole, first.get(name) ?? whole));
      } catch (error) {
        return [`${place}: ${error instanceof Error ? error.message : ""}`];
      }
    }),
  ];
}
