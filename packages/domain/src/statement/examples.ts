import { money } from "../money";
import { type StatementHead, type StatementLine } from "./statement.types";

export const euro = (minor: number) => money(minor, "EUR");

export const own = { name: "Ilze Bērziņa", account: "LV80AMBR0000435195001", bic: "AMBRLV22" };
export const other = { name: "Jānis Ozols", account: "LV97HABA0012345678910", bic: "HABALV22" };

export const entry = (change: Partial<StatementLine> = {}): StatementLine => ({
  id: "9d2b7c117d0f4a53a2ce1f4f3c5d6e03",
  endToEndId: null,
  mandate: null,
  kind: "sent",
  isInstant: false,
  isSepa: true,
  amount: euro(-2_500),
  bookedOn: "2026-11-20",
  debtor: own,
  creditor: other,
  reference: "Rēķins 118",
  ...change,
});

export function statementOf(entries: readonly StatementLine[], opening = 100_000): StatementHead {
  const minors = entries.map(({ amount }) => amount.minor);
  const sum = (all: number[]) => all.reduce((total, minor) => total + minor, 0);
  const [came, went] = [minors.filter((minor) => minor > 0), minors.filter((minor) => minor < 0)];
  return {
    id: "20261101-20261130-5f0c2f6e",
    createdAt: Date.parse("2026-12-01T08:00:00Z"),
    account: own.account,
    holder: own.name,
    bic: own.bic,
    start: "2026-11-01",
    end: "2026-11-30",
    opening: euro(opening),
    closing: euro(opening + sum(minors)),
    in: euro(sum(came)),
    out: euro(-sum(went)),
    counts: { in: came.length, out: went.length },
  };
}

export async function* streamOf(lines: readonly StatementLine[]): AsyncGenerator<StatementLine> {
  yield* lines;
}
