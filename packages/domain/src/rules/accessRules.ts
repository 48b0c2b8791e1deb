import { boolean, object, type InferType } from "yup";
import { name } from "./addressAtoms";
import { unless, upTo } from "./memberRules";
import { ruleMessage } from "./messages";
import { amount } from "./payeeRules";
import { email } from "./personAtoms";

const access = () =>
  object({
    isInvited: boolean().required(),
    firstName: unless(
      "isInvited",
      false,
      upTo(name()).required(ruleMessage("error.memberFirstName.required")),
    ),
    lastName: unless("isInvited", false, upTo(name()).required(ruleMessage("error.memberLastName.required"))),
    email: unless(
      "isInvited",
      false,
      email(ruleMessage("error.memberEmail.invalid")).required(ruleMessage("error.memberEmail.required")),
    ),
    perPayment: amount({ isRequired: false }),
    perDay: amount({ isRequired: false }),
  });

/** Who has access to a company's account. Requires an `AmountContext` with every validation. */
export const accessRules = /* @__PURE__ */ access();
export type AccessForm = InferType<typeof accessRules>;
