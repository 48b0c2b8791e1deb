import type { Outcome, TwoFactorSecret } from "@amberline/api/client";
import type { Notice, Secret } from "../shared";

/** What the customer came for: switching on, switching off, or new recovery codes. */
export type TwoFactorIntent = "setUp" | "disable" | "codes";

/** What came of it. */
export type TwoFactorChange = "on" | "off" | "codes";

export interface TwoFactorInput {
  intent: TwoFactorIntent;
}

export interface TwoFactorContext {
  intent: TwoFactorIntent;
  /** What the authenticator app is set up with, as long as it is shown. */
  secret: Secret<TwoFactorSecret> | null;
  /** The recovery codes, as long as they are shown. */
  codes: Secret<readonly string[]> | null;
  change: TwoFactorChange | null;
  notice: Notice | null;
  /** Goes up when the code field is to be emptied. */
  codesRefused: number;
}

export type TwoFactorEvent =
  | { type: "setUp.retry" }
  | { type: "code.submit"; code: Secret }
  /** From switching off to making new recovery codes, and back. */
  | { type: "codes.renew" }
  | { type: "codes.back" }
  /** The customer says whether the recovery codes are saved. */
  | { type: "codes.acknowledge"; isSaved: boolean }
  | { type: "dialog.close" };

export type SecretOutcome = Outcome<Secret<TwoFactorSecret>>;
/** The recovery codes that came with the answer; null when the provider has none. */
export type UpdateOutcome = Outcome<Secret<readonly string[]> | null>;
/** Whether two-factor is on. */
export type StateOutcome = Outcome<boolean>;
