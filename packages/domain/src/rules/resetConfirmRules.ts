import { object } from "yup";
import { atom } from "./atom";
import { ruleMessage } from "./messages";
import { passwordRepeat } from "./newPassword";
import { code } from "./personAtoms";

const shortest = 8;
const longest = 64;

/** Specification 5 asks a reset for no more than this; the provider holds the password against its own rule. */
const resetPassword = () =>
  atom((text) => {
    const { length } = [...text];
    if (length < shortest) return ruleMessage("error.password.short", { limit: shortest });
    return length > longest ? ruleMessage("error.text.tooLong", { limit: longest }) : null;
  });

const resetConfirm = () =>
  object({
    code: code().required(ruleMessage("error.code.required")),
    password: resetPassword().required(ruleMessage("error.password.required")),
    passwordRepeat: passwordRepeat(),
  });

/** Setting a new password with the code that was e-mailed. */
export const resetConfirmRules = /* @__PURE__ */ resetConfirm();
