import { normaliseIban } from "@amberline/domain/iban";
import { compareNames } from "./compareNames";

/** VOP rulebook: the longest a payer may wait for a name check. */
export const nameCheckLimitMs = 5_000;

export type NameCheck =
  | { result: "MTCH" | "NMTC" | "NOAP"; matchedName: null }
  /** The only result that discloses the holder's name. */
  | { result: "CMTC"; matchedName: string };

export interface NameCheckOptions {
  /** The holder of an account; null if unknown. */
  askHolder: (iban: string) => Promise<string | null>;
  /** Resolves after the time, or when the signal aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const waitFor = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });

const notPossible: NameCheck = { result: "NOAP", matchedName: null };

/**
 * Verification of payee (Regulation (EU) 260/2012, article 5c). NOAP if the holder is not known within five seconds.
 */
export async function checkName(
  { name, account }: { name: string; account: string },
  { askHolder, wait = waitFor }: NameCheckOptions,
): Promise<NameCheck> {
  const done = new AbortController();
  const late = wait(nameCheckLimitMs, done.signal).then(() => null);
  const holder = await Promise.race([askHolder(normaliseIban(account)), late]).finally(() => done.abort());
  if (holder === null) return notPossible;
  const result = compareNames(name, holder);
  return result === "CMTC" ? { result, matchedName: holder } : { result, matchedName: null };
}
