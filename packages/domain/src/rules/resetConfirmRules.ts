import { object } from "yup";
import { atom } from "./atom";
import { ruleMessage } from "./messages";
import { passwordRepeat } from "./newPassword";
import { code } from "./personAtoms";

const shortest = 8;
const longest = 64;

/** Specification 5 requires no more of a reset; the provider checks the password against its own rule. */
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

export const resetConfirmRules = /* @__PURE__ */ resetConfirm();
