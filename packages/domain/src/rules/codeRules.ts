import { object } from "yup";
import { code } from "./personAtoms";
import { ruleMessage } from "./messages";

const codeForm = () => object({ code: code().required(ruleMessage("error.code.required")) });

/** The confirmation page and the two-factor dialog: one code. */
export const codeRules = /* @__PURE__ */ codeForm();
