import { object } from "yup";
import { email } from "./personAtoms";
import { ruleMessage } from "./messages";

const resetRequest = () => object({ email: email().required(ruleMessage("error.email.required")) });

/** The forgotten-password dialog: an e-mail to send the reset code to. */
export const resetRequestRules = /* @__PURE__ */ resetRequest();
