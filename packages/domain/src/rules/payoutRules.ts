import { object, string, type InferType, type StringSchema } from "yup";
import { ruleMessage, type RuleKey } from "./messages";
import { beneficiaryName, iban } from "./paymentAtoms";

/** An account of the customer's own needs no more than to be chosen. */
const ifAnother = <Rule extends StringSchema>(rule: () => Rule, key: RuleKey) =>
  string().when("where", {
    is: "another",
    then: () => rule().required(ruleMessage(key)),
  });

const payout = () =>
  object({
    where: string(),
    payeeName: ifAnother(beneficiaryName, "error.payeeName.required"),
    account: ifAnother(iban, "error.payeeAccount.required"),
  });

/** Where the money of a closed account goes. */
export const payoutRules = /* @__PURE__ */ payout();
export type PayoutForm = InferType<typeof payoutRules>;
