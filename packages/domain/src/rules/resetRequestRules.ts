import { object } from "yup";
import { email } from "./personAtoms";
import { ruleMessage } from "./messages";

const resetRequest = () => object({ email: email().required(ruleMessage("error.email.required")) });

export const resetRequestRules = /* @__PURE__ */ resetRequest();
