import type { Customer } from "@amberline/flows/signIn";
import { loginOf } from "../accounts/drafts";

/** Kept with the sign-in page's entry in the tab's history, which a reload does not lose. */
interface Wanted {
  address: string;
  /** Whose session ended there; null when nobody was signed in. */
  login: string | null;
}

const isWanted = (value: unknown): value is Wanted => {
  const { address, login } = (value ?? {}) as Partial<Wanted>;
  // Two slashes would begin the name of another host.
  const isOurs = typeof address === "string" && /^\/(?![/\\])/.test(address);
  return isOurs && (login === null || typeof login === "string");
};

/** What to keep when somebody is led to sign-in instead of the page at `address`. */
export const wantPage = (address: string, login: string | null): Wanted => ({ address, login });

/** Where to go after signing in; null when no page was wanted, or by somebody else. */
export function wantedPage(kept: unknown, customer: Customer): string | null {
  if (!isWanted(kept)) return null;
  return kept.login === null || kept.login === loginOf(customer) ? kept.address : null;
}
