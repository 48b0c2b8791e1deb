import type { Outcome } from "@amberline/api/client";
import type { Notice, Secret } from "../shared";

/** The new password, typed twice. */
export interface ChangedPassword {
  password: string;
  passwordRepeat: string;
}

export interface PasswordChangeContext {
  notice: Notice | null;
}

export type PasswordChangeEvent = { type: "form.submit"; form: Secret<ChangedPassword> };

export type ChangeOutcome = Outcome<true>;
