/** Where customers find the app and the verification widget. Each answer is an origin. */
export interface Addresses {
  /** The widget's, for whoever asked for an address of the app. */
  widgetFor(url: string): string;
  /** The app's, for whoever asked for an address of the widget. */
  appFor(url: string): string;
  /** The widget's for a link in a mail, where nobody may choose it: not taken from a request on a server. */
  mailed(url: string): string;
}

const own = (url: string) => new URL(url).origin;

/** App and widget at the very address that was asked: for tests, and for a sandbox inside a browser page. */
export const sameAddress: Addresses = { widgetFor: own, appFor: own, mailed: own };

/** How verification behaves; milliseconds. */
export interface VerificationRules {
  /** How long a widget token is good for. */
  tokenLifeMs: number;
  /** How long after handing photos in a customer's status becomes in progress: no real provider is at once. */
  pendingAfterMs: number;
}

export const verificationRules: VerificationRules = { tokenLifeMs: 600_000, pendingAfterMs: 2_000 };

/** What verification needs beside the parts every area has. */
export interface IdentityOptions {
  addresses: Addresses;
  rules: VerificationRules;
}
