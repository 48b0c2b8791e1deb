import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { calls } from "@amberline/api/contract";
import { describe, expect, test } from "vitest";
import table from "./network.json" with { type: "json" };

const root = path.join(import.meta.dirname, "..");
const items = [...new Set(table.rows.map(({ item }) => item))];

/** What is not in the table, and why. */
const missing: Readonly<Record<string, string>> = {
  "words/first/en": "The page itself names it: without it there is no app that could say anything.",
  "bank/pages/SignInParts":
    "In one file with the calls and i18next; guards.spec.ts loses it and brings it back.",
  "api/client/entry": "In the same file.",
  "flows/i18n/createI18n": "In the same file.",
  "bank/wiring/browser/serviceWorker":
    "Asked for once the app has started, which needs nothing of it: without it the next visit asks again.",
  "bank/pages/DebitAgreement":
    "Part of a step-up's dialog, which comes after loosening direct debits; these tours tighten them.",
  "bank/pages/TrustAgreement": "Part of the same dialog, where a payee is trusted.",
  "bank/pages/ClosingAgreement": "Part of the same dialog, where an account is closed.",
  receiverTrust: "Trusting takes a step-up first; a failure is a toast, as the machine's tests prove.",
  feeInformationPdf: "A button among texts that are read in any case; a failure is said beside it.",
  agreementSeen: "Nobody waits for it: what was not noted is shown once more.",
  "bank/paintBank": "Runs in Node alone, where it is a file of the same folder.",
  "bank/pages/LegalDocument": "Asked for with the text that it frames, whose loss is played.",
  "bank/wiring/analytics/Measured":
    "In builds with an adapter that measures alone; without it nothing is measured.",
  "bank/pages/AnalyticsConsent": "In the same builds; without it nothing is measured, and nobody asked.",
  "bank/bankFile/tellFaults":
    "Asked for by a page without a painted bank; without it a wrong file is not explained, and a right one needs nothing of it.",
  "bank/legal/de": "The tours' bank speaks Latvian and English, whose pages are played.",
  "bank/pages/ChangedDocuments":
    "A notice on home, which is whole without it; the page that it leads to is played.",
  "bank/pages/PendingPayments":
    "Asked for only where a payment's outcome is unknown; the form, which holds it back, is played.",
  "bank/wiring/hooks/useChatClient":
    "The stream's code: what is new is polled for without it, and it is asked for again; the chat is played.",
  "ui/components/DateField/CalendarPanel":
    "The calendar of a field whose dates can be typed; LazyComponent says in its place that it is lost.",
};

/** What a module asks for once it is needed, as the table calls it: after a package, a folder of one, or a file. */
function partsOf(folder: string): string[] {
  const source = path.join(root, folder, "src");
  const named = (file: string) => path.join(path.basename(folder), path.relative(source, file));
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|examples/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(source, file), "utf8");
      const from = path.dirname(path.join(source, file));
      return [...text.matchAll(/(?<!typeof )\bimport\("([^"]+)"\)/g)].map(([, wanted = ""]) =>
        wanted.startsWith(".")
          ? named(path.join(from, wanted))
          : wanted.replace(/^virtual:|^@amberline\//, ""),
      );
    });
}

/** Several modules in one file are called after the last part of their name. */
const isPlayed = (part: string) =>
  items.some((item) => item === part || item === path.basename(part) || item.startsWith(`${part}/`));

describe("the table of the hostile network", () => {
  test.each(["apps/bank", "packages/flows", "packages/ui", "packages/domain"])(
    "has every part that %s asks for once it is needed",
    (folder) => {
      const parts = partsOf(folder);
      expect(parts).not.toEqual([]);
      expect(parts.filter((part) => !isPlayed(part) && !(part in missing))).toEqual([]);
    },
  );

  test("has every call of the contract", () => {
    expect(Object.keys(calls).filter((call) => !items.includes(call) && !(call in missing))).toEqual([]);
  });

  test("misses nothing that is played", () => {
    expect(Object.keys(missing).filter(isPlayed)).toEqual([]);
  });
});
