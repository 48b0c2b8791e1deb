export interface AppRedirectInput {
  /** Address that opens the app, allowed already; null when there is none. */
  link: string | null;
  /** Where to go when the app does not open, allowed already. */
  fallback: string;
  /** Whether the device is one the app runs on. */
  isMobile: boolean;
}

export interface AppRedirectContext extends AppRedirectInput {
  /** Whether the page can be seen: the app in front of it hides it. */
  isVisible: boolean;
}

export type AppRedirectEvent =
  | { type: "page.hidden" }
  | { type: "page.shown" }
  /** The customer goes on in the browser. */
  | { type: "browser.choose" };
