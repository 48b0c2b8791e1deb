import { object, type InferType } from "yup";
import { say } from "./messages";
import { passwordRepeat } from "./newPassword";
import { password } from "./personAtoms";

const passwordChange = () =>
  object({ password: password().required(say("error.password.required")), passwordRepeat: passwordRepeat() });

/** Changing the password of somebody signed in. */
export const passwordChangeRules = /* @__PURE__ */ passwordChange();
export type PasswordChangeForm = InferType<typeof passwordChangeRules>;
