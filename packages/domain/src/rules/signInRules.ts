import { object, string, type InferType } from "yup";
import { code, email, password } from "./personAtoms";
import { ruleMessage } from "./messages";

/** `isCodeShown` is true once the provider has asked for the two-factor code. */
export type SignInContext = { isCodeShown: boolean };

const signIn = () =>
  object({
    login: email().required(ruleMessage("error.email.required")),
    password: password().required(ruleMessage("error.password.required")),
    code: string().when("$isCodeShown", {
      is: true,
      then: () => code().required(ruleMessage("error.code.required")),
    }),
  });

/** Without a `SignInContext` the code is optional. */
export const signInRules = /* @__PURE__ */ signIn();
export type SignInForm = InferType<typeof signInRules>;
