import { boolean, object, string, type InferType, type StringSchema } from "yup";
import { say, type RuleMessage } from "./messages";
import { passwordRepeat } from "./newPassword";
import { email, password } from "./personAtoms";
import { city, name, street, zip } from "./addressAtoms";

/** What sign-up is held against besides what is typed. */
export interface SignUpContext {
  /**
   * What the numbering plans say against a phone number typed for somebody of `country`. Without it only what it is
   * written with is looked at.
   */
  phoneProblem?: (text: string, country: string | null) => RuleMessage | null;
  /** Why a password is too easy to guess; null while nobody has judged it, and when it is not. */
  passwordProblem?: (text: string) => RuleMessage | null;
  /** E-mail addresses the provider has an account for. */
  takenEmails?: readonly string[];
}

const contextOf = (options: { context?: unknown }) => (options.context ?? {}) as SignUpContext;

const longest = 70;
const longestZip = 16;
const longestEmail = 254;

const upTo = (limit: number, text: StringSchema) => text.max(limit, say("error.text.tooLong", { limit }));

const freeEmail = () =>
  upTo(longestEmail, email()).test("free", function (text) {
    const { takenEmails = [] } = contextOf(this.options);
    const isTaken = takenEmails.some((taken) => taken.toLowerCase() === text?.toLowerCase());
    return isTaken ? this.createError({ message: say("error.email.taken") }) : true;
  });

/** Digits with spaces, hyphens, brackets and a plus sign at the start. */
const writtenProblem = (text: string) =>
  /^\+?[\d ()-]*\d[\d ()-]*$/.test(text) ? null : say("error.phone.invalid");

const realPhone = () =>
  string()
    .nullable()
    .test("phone", function (text) {
      const { phoneProblem = writtenProblem } = contextOf(this.options);
      const { country } = this.parent as { country?: string | null };
      const problem = text ? phoneProblem(text, country ?? null) : null;
      return problem ? this.createError({ message: problem }) : true;
    });

const strongPassword = () =>
  password().test("strong", function (text) {
    const problem = text ? contextOf(this.options).passwordProblem?.(text) : null;
    return problem ? this.createError({ message: problem }) : true;
  });

const signUp = () =>
  object({
    firstName: upTo(longest, name()).required(say("error.firstName.required")),
    lastName: upTo(longest, name()).required(say("error.lastName.required")),
    email: freeEmail().required(say("error.email.required")),
    phone: realPhone(),
    country: string().required(say("error.country.required")),
    city: upTo(longest, city()).required(say("error.city.required")),
    zip: upTo(longestZip, zip()).required(say("error.zip.required")),
    street: upTo(longest, street()).required(say("error.street.required")),
    password: strongPassword().required(say("error.password.required")),
    passwordRepeat: passwordRepeat(),
    agree: boolean().required(say("error.agree.required")).oneOf([true], say("error.agree.required")),
  });

/** Opening an account. A `SignUpContext` says what only others know. */
export const signUpRules = /* @__PURE__ */ signUp();
export type SignUpForm = InferType<typeof signUpRules>;
