import { lazyComponent } from "@amberline/ui/LazyComponent";
import { PageWaiting } from "./PageWaiting";
import { LostChunk } from "../wiring/browser/loadChunk";

/** Where a payment ends: its form loads it too, for a line that is gone by then. */
export const HomePage = lazyComponent(() => import("./HomePage"), { waiting: PageWaiting });
export const ShellLayout = lazyComponent(() => import("./ShellLayout"));
export const SessionWatch = lazyComponent(() => import("./SessionWatch"), { isOptional: true });

/** What must be there before anybody is signed in: a line lost later takes neither the shell nor the session's dialogs. */
export async function loadSignedInParts(): Promise<void> {
  const parts = await Promise.all([ShellLayout, SessionWatch].map(({ preload }) => preload()));
  if (!parts.every(Boolean)) throw new LostChunk({ isGone: false });
}
