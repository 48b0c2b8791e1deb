import { object } from "yup";
import { code } from "./personAtoms";
import { ruleMessage } from "./messages";

const codeForm = () => object({ code: code().required(ruleMessage("error.code.required")) });

/** For the confirmation page and the two-factor dialog. */
export const codeRules = /* @__PURE__ */ codeForm();
