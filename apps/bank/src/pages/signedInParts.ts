import { lazyComponent } from "@amberline/ui/LazyComponent";
import { PageWaiting } from "./PageWaiting";
import { LostChunk } from "../wiring/browser/loadChunk";
import { withWords } from "../wiring/i18n/createTexts";

/** A payment ends on the home page, so its form preloads it in case the connection is lost. */
export const HomePage = lazyComponent(() => import("./HomePage"), { waiting: PageWaiting });
export const ShellLayout = lazyComponent(() => import("./ShellLayout"));
// On a reload its warning may come before the accounts are open.
export const SessionWatch = lazyComponent(
  withWords([], () => import("./SessionWatch")),
  { isOptional: true },
);

/** Loaded before sign-in completes, so that the shell and the session dialogs work offline. */
export async function loadSignedInParts(): Promise<void> {
  const parts = await Promise.all([ShellLayout, SessionWatch].map(({ preload }) => preload()));
  if (!parts.every(Boolean)) throw new LostChunk({ isGone: false });
}
