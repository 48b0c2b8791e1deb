import { object } from "yup";
import { ruleMessage } from "./messages";
import { passwordRepeat } from "./newPassword";
import { password } from "./personAtoms";

const passwordChange = () =>
  object({
    password: password().required(ruleMessage("error.password.required")),
    passwordRepeat: passwordRepeat(),
  });

export const passwordChangeRules = /* @__PURE__ */ passwordChange();
