import type { Outcome, SignUpDraft, Tokens } from "@amberline/api/client";
import type { RuleMessage } from "@amberline/domain/rules";
import type { Notice, Secret } from "../shared";

/** The sign-up form as it was filled in, tidied; `phone` as it was written. */
export type SignUpDetails = SignUpDraft & { passwordRepeat: string; agree: boolean };

/** What is found out about a filled form before anything is sent. */
export type Judgement =
  /** Everything may go; `phone` now is as E.164 has it. */
  | { verdict: "fine"; registration: Secret<SignUpDraft> }
  /** The field that stands in the way, and why. */
  | { verdict: "refused"; field: "password" | "phone"; problem: RuleMessage }
  /** What judges phone numbers could not be loaded. */
  | { verdict: "unavailable" };

export interface SignUpContext {
  /** E-mail of the last attempt. */
  email: string;
  notice: Notice | null;
}

export type SignUpEvent = { type: "form.submit"; email: string; details: Secret<SignUpDetails> };

export type RegisterOutcome = Outcome<Secret<Tokens>, "NO UINIQ ">;
