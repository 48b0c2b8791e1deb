/** Origins of the app and the verification widget. */
export interface Addresses {
  /** Of the app, for a request to it. */
  app(url: string): string;
  /** Of the widget, for a request to the app. */
  widgetFor(url: string): string;
  /** Of the app, for a request to the widget. */
  appFor(url: string): string;
  /**
   * Of the widget, for a link in a mail. On a server it is not taken from the request, whose sender could choose it.
   */
  mailed(url: string): string;
  /** The same of the app. */
  mailedApp(url: string): string;
}

const own = (url: string) => new URL(url).origin;

/** App and widget on the origin of the request, for tests and for a sandbox inside a browser page. */
export const sameAddress: Addresses = { app: own, widgetFor: own, appFor: own, mailed: own, mailedApp: own };

/** In milliseconds. */
export interface VerificationRules {
  tokenLifeMs: number;
  /** Delay after a submission until the status is in progress, as at a real provider. */
  pendingAfterMs: number;
}

export const verificationRules: VerificationRules = { tokenLifeMs: 600_000, pendingAfterMs: 2_000 };

export interface IdentityOptions {
  addresses: Addresses;
  rules: VerificationRules;
}
