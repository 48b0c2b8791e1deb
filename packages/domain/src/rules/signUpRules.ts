import { boolean, object, string, type InferType, type StringSchema } from "yup";
import { ruleMessage, type RuleMessage } from "./messages";
import { passwordRepeat } from "./newPassword";
import { email, password } from "./personAtoms";
import { city, name, street, zip } from "./addressAtoms";

/** Password strength is not part of this: it is checked on submit. */
export interface SignUpContext {
  /**
   * Checks a phone number, typed by somebody living in `country`, against the numbering plans. Without it only its
   * characters are checked.
   */
  phoneProblem?: (text: string, country: string | null) => RuleMessage | null;
  /** Whether first and last names may have hyphens and apostrophes. @default false */
  hasNameMarks?: boolean;
}

const contextOf = (options: { context?: unknown }) => (options.context ?? {}) as SignUpContext;

const longest = 70;
const longestZip = 16;
const longestEmail = 254;

const upTo = (limit: number, text: StringSchema) =>
  text.max(limit, ruleMessage("error.text.tooLong", { limit }));

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

const ownName = (missing: RuleMessage) => {
  const plain = upTo(longest, name()).required(missing);
  const marked = upTo(longest, name(true)).required(missing);
  const either = string().when("$hasNameMarks", { is: true, then: () => marked, otherwise: () => plain });
  // Required either way, which the type of `when` does not tell.
  return either as StringSchema<string>;
};

const signUp = () =>
  object({
    firstName: ownName(ruleMessage("error.firstName.required")),
    lastName: ownName(ruleMessage("error.lastName.required")),
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

/** With a `SignUpContext` the phone is checked against the numbering plans. */
export const signUpRules = /* @__PURE__ */ signUp();
export type SignUpForm = InferType<typeof signUpRules>;
