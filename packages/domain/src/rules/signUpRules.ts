import { boolean, object, string, type InferType, type StringSchema } from "yup";
import { ruleMessage, type RuleMessage } from "./messages";
import { passwordRepeat } from "./newPassword";
import { email, password } from "./personAtoms";
import { city, name, street, zip } from "./addressAtoms";

/** What sign-up is held against besides what is typed. How hard the password is to guess is judged when the form is sent. */
export interface SignUpContext {
  /**
   * What the numbering plans say against a phone number typed for somebody of `country`. Without it only what it is
   * written with is looked at.
   */
  phoneProblem?: (text: string, country: string | null) => RuleMessage | null;
}

const contextOf = (options: { context?: unknown }) => (options.context ?? {}) as SignUpContext;

const longest = 70;
const longestZip = 16;
const longestEmail = 254;

const upTo = (limit: number, text: StringSchema) =>
  text.max(limit, ruleMessage("error.text.tooLong", { limit }));

/** Digits with spaces, hyphens, brackets and a plus sign at the start. */
const writtenProblem = (text: string) =>
  /^\+?[ ()-]*\d[\d ()-]*$/.test(text) ? null : ruleMessage("error.phone.invalid");

const realPhone = () =>
  string()
    .nullable()
    .test("phone", function (text) {
      const { phoneProblem = writtenProblem } = contextOf(this.options);
      const { country } = this.parent as { country?: string | null };
      const problem = text ? phoneProblem(text, country ?? null) : null;
      return problem ? this.createError({ message: problem }) : true;
    });

const signUp = () =>
  object({
    firstName: upTo(longest, name()).required(ruleMessage("error.firstName.required")),
    lastName: upTo(longest, name()).required(ruleMessage("error.lastName.required")),
    email: upTo(longestEmail, email()).required(ruleMessage("error.email.required")),
    phone: realPhone(),
    country: string().required(ruleMessage("error.country.required")),
    city: upTo(longest, city()).required(ruleMessage("error.city.required")),
    zip: upTo(longestZip, zip()).required(ruleMessage("error.zip.required")),
    street: upTo(longest, street()).required(ruleMessage("error.street.required")),
    password: password().required(ruleMessage("error.password.required")),
    passwordRepeat: passwordRepeat(),
    agree: boolean()
      .required(ruleMessage("error.agree.required"))
      .oneOf([true], ruleMessage("error.agree.required")),
  });

/** Opening an account. With a `SignUpContext` the phone is held against the numbering plans. */
export const signUpRules = /* @__PURE__ */ signUp();
export type SignUpForm = InferType<typeof signUpRules>;
