import type { Account, Outcome, Tokens, User } from "@amberline/api/client";
import type { Notice, Secret } from "../shared";

export type ConfirmBy = "email" | "phone";

/** Who is signed in and what they own. Tokens stay with the session, out of the machine. */
export interface Customer {
  /** Every account of the login, in the provider's order. */
  accounts: readonly { accountId: string; name: string }[];
  /** The current account. */
  account: Account;
  user: User;
}

export interface LoginInput {
  /**
   * `form` asks for credentials; `confirm` asks for the code a new customer was sent; `accounts` opens the accounts
   * of a session that is already stored, as after a reload.
   * @default "form"
   */
  start?: "form" | "confirm" | "accounts";
  /** Where the code went, when starting at `confirm`. @default "email" */
  confirmBy?: ConfirmBy;
  /** The address the code went to, as far as it is known, when starting at `confirm`. @default null */
  sentTo?: string | null;
  /** Opens the forgotten-password dialog at once. @default false */
  hasForgotten?: boolean;
  /** Said above the form at once. */
  notice?: Notice;
}

export interface LoginContext {
  start: "form" | "confirm" | "accounts";
  /** Address of the last sign-in attempt. */
  email: string;
  /** Whether the last attempt carried a two-factor code. */
  hasSentCode: boolean;
  confirmBy: ConfirmBy;
  /** Where the confirmation code went, to be shown; null when nobody has said. */
  sentTo: string | null;
  hasForgotten: boolean;
  notice: Notice | null;
  /** Shown in the forgotten-password dialog. */
  resetNotice: Notice | null;
  /** Address the reset code was sent to. */
  resetEmail: string;
  /** Each count goes up when its field is to be emptied. */
  emptied: { readonly password: number; readonly code: number };
  signedIn: Customer | null;
}

export type LoginEvent =
  | { type: "credentials.submit"; email: string; password: Secret; code?: Secret }
  | { type: "email.change" }
  /** Another tab signed in. */
  | { type: "session.adopted" }
  | { type: "accounts.retry" }
  | { type: "session.logOut" }
  | { type: "code.submit"; code: Secret }
  | { type: "code.resend" }
  | { type: "confirmation.cancel" }
  | { type: "reset.open" }
  | { type: "reset.submit"; email: string }
  | { type: "reset.cancel" };

export type LoginOutcome = Outcome<Secret<Tokens>, "INCORRECT_2FA_CODE" | "BADPASS">;
export type AccountsOutcome = Outcome<Customer, "NOT_CONFIRMED" | "NO_ACCOUNTS">;
/** Null tokens mean that the code was wrong. */
export type ConfirmOutcome = Outcome<Secret<Tokens> | null>;
export type ResendOutcome = Outcome<true, "NOT_CONFIRMED">;
export type ResetOutcome = Outcome<true>;
