import { lazyComponent } from "@amberline/ui/LazyComponent";
import { PageWaiting } from "./PageWaiting";
import { LostChunk } from "../wiring/browser/loadChunk";

/** A payment ends on the home page, so its form preloads it in case the connection is lost. */
export const HomePage = lazyComponent(() => import("./HomePage"), { waiting: PageWaiting });
export const ShellLayout = lazyComponent(() => import("./ShellLayout"));
export const SessionWatch = lazyComponent(() => import("./SessionWatch"), { isOptional: true });

/** Loaded before sign-in completes, so that the shell and the session dialogs work offline. */
export async function loadSignedInParts(): Promise<void> {
  const parts = await Promise.all([ShellLayout, SessionWatch].map(({ preload }) => preload()));
  if (!parts.every(Boolean)) throw new LostChunk({ isGone: false });
}
