import type { Tokens } from "@amberline/api/client";
import type { openWidgetWith } from "@amberline/flows/verification";
import type { Analytics } from "./wiring/analytics/analytics";

export type { Analytics, ConsentManager, UseEvent } from "./wiring/analytics/analytics";

export type OpenVerification = typeof openWidgetWith;

/**
 * What stands between the app and systems that are not as it expects. A build with ADAPTERS=FILE takes that file in place
 * of this one; what is heavy it loads when it is used, since it is part of what sign-in loads.
 */
export interface Adapters {
  /** Asks the provider. @default the browser's */
  fetch?: typeof fetch;
  /**
   * Signs in, in place of the app's own form: before it shows a page for customers or for signing in, and by a button once
   * a session has ended. Null when the browser leaves for another page, "refused" when nobody was signed in there, which the
   * app says and offers again; a new session needs a refresh token. Who comes back to sign-in is led to the page that was
   * wanted.
   */
  signIn?: () => Promise<Tokens | "refused" | null>;
  /** Once the session has ended here. `refreshToken` is its last one. */
  signOut?: (refreshToken: string | null) => Promise<void>;
  /** Verifies who a customer is, in the place it is given. @default Sumsub's widget */
  openVerification?: OpenVerification;
  /** Learns how the app is used, as far as a visitor allows it. @default nobody does, and nobody is asked */
  analytics?: Analytics;
}

export const adapters: Adapters = {};
