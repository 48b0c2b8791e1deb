import type { Outcome } from "@amberline/api/client";
import type { Notice, Secret } from "../shared";

/** What goes with the address: the code that was e-mailed and the new password. */
export interface NewPassword {
  code: string;
  password: string;
  passwordRepeat: string;
}

export interface PasswordResetInput {
  /** Address the code went to, as the page was given it; anything else than an e-mail leads to sign-in. */
  email: string | null;
}

export interface PasswordResetContext {
  email: string;
  notice: Notice | null;
  /** Goes up when the code is to be emptied. */
  emptied: { readonly code: number };
}

export type PasswordResetEvent = { type: "form.submit"; form: Secret<NewPassword> };

export type ConfirmResetOutcome = Outcome<true, "USER NOT FOUND" | "CODE DOES NOT MATCH">;
