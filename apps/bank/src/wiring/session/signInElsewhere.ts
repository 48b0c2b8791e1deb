import type { Adapters } from "#adapters";
import { paths } from "../../paths";
import { storage } from "../browser/storage";
import { wantPage } from "./wantedPage";

/** Of the tab, which goes to another page and comes back as a new document. */
interface Tab {
  location: Pick<Location, "pathname" | "search" | "hash">;
  history: Pick<History, "state" | "replaceState">;
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  key: string;
}

/** Read when it is used: none is there when pages are painted. */
export const thisTab = (): Tab => ({
  ...{ location, history, storage: sessionStorage },
  key: storage.keyOf("wanted"),
});

const isPage = (pathname: string) =>
  Object.values(paths).some((path) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`).test(pathname));

/** What an address names by an id or a word of ours; what somebody searched for stays behind. */
const named = ["payment", "request", "file", "mandate", "collection", "view"];

/** A page's address with nothing in it that a customer typed; null when it is no page. */
function plainAddress(address: string): string | null {
  const { pathname, searchParams, hash } = new URL(address, "https://bank.invalid");
  if (!isPage(pathname)) return null;
  const query = new URLSearchParams([...searchParams].filter(([name]) => named.includes(name)));
  const search = query.size > 0 ? `?${query}` : "";
  // The token of a payment that was asked for stands there, as in the link that brought it.
  return pathname + search + (pathname === paths.requestedPayment ? hash : "");
}

function wantedHere({ location: { pathname, search, hash }, history }: Tab, login: string | null) {
  if (pathname !== paths.signIn) return wantPage(pathname + search + hash, login);
  const { address, login: whose = null } = (history.state ?? {}) as Partial<ReturnType<typeof wantPage>>;
  return typeof address === "string" ? wantPage(address, whose) : null;
}

/** What was tried before anything is shown, for the page that follows. */
export const firstAttempt = { hasFailed: false };

/**
 * Signs in by the adapter. The page that is wanted, here or by the entry in the tab's history, is kept in the tab and put
 * back into the entry of the sign-in page, from where the app leads there.
 */
export async function signInElsewhere(
  signIn: NonNullable<Adapters["signIn"]>,
  login: string | null,
  tab: Tab,
): ReturnType<NonNullable<Adapters["signIn"]>> {
  const wanted = wantedHere(tab, login);
  const address = wanted && plainAddress(wanted.address);
  if (wanted && address) tab.storage.setItem(tab.key, JSON.stringify({ ...wanted, address }));
  const tokens = await signIn();
  if (tokens === null || tokens === "refused") return tokens;
  const kept = tab.storage.getItem(tab.key);
  tab.storage.removeItem(tab.key);
  if (kept !== null && tab.location.pathname === paths.signIn) tab.history.replaceState(JSON.parse(kept), "");
  return tokens;
}
