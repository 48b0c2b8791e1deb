import { object, string, type InferType, type StringSchema } from "yup";
import { formatMoney, money, parseAmount } from "../money";
import { tidyText } from "../reference";
import { atom } from "./atom";
import { ruleMessage, type RuleKey } from "./messages";
import { beneficiaryName, bic, iban, payeeAccount, paymentReference } from "./paymentAtoms";

/** The language an amount is typed in. */
export type AmountContext = { locale: string };

/** Of a template's name and a bank's. */
const nameLimit = 70;

const name = (): StringSchema =>
  atom(
    (text) => (text.length > nameLimit ? ruleMessage("error.text.tooLong", { limit: nameLimit }) : null),
    tidyText,
  );

/** An amount in EUR, typed in the language of the context. */
export const amount = ({ isRequired }: { isRequired: boolean }) =>
  string().test("amount", function (text) {
    const { locale } = (this.options.context ?? { locale: "en" }) as AmountContext;
    const parsed = parseAmount(text ?? "", "EUR", locale);
    if (parsed.ok) return true;
    const minimum = formatMoney(money(1, "EUR"), locale);
    switch (parsed.problem) {
      case "empty":
        return isRequired
          ? this.createError({ message: ruleMessage("error.templateAmount.required") })
          : true;
      case "tooSmall":
        return this.createError({ message: ruleMessage("error.templateAmount.tooSmall", { minimum }) });
      default:
        return this.createError({ message: ruleMessage(`error.amount.${parsed.problem}` satisfies RuleKey) });
    }
  });

const payee = () => ({
  payeeName: beneficiaryName().required(ruleMessage("error.payeeName.required")),
  account: payeeAccount().required(ruleMessage("error.payeeAccount.required")),
  bic: bic().required(ruleMessage("error.payeeBic.required")),
  reference: paymentReference(),
});

const template = () =>
  object({
    templateName: name().required(ruleMessage("error.templateName.required")),
    ...payee(),
    amount: amount({ isRequired: true }),
  });

const paymentRow = () =>
  object({
    payeeName: beneficiaryName().required(ruleMessage("error.payeeName.required")),
    account: iban().required(ruleMessage("error.payeeAccount.required")),
    amount: amount({ isRequired: true }),
    reference: paymentReference(),
    day: string(),
  });

const receiver = () =>
  object({
    ...payee(),
    payeeType: string()
      .required(ruleMessage("error.payeeType.required"))
      .oneOf(["private", "organization"], ruleMessage("error.payeeType.required")),
    bankName: name(),
  });

/** Of a payment in a file; without a day it is paid at once. Requires an `AmountContext` with every validation. */
export const paymentRowRules = /* @__PURE__ */ paymentRow();
export type PaymentRowForm = InferType<typeof paymentRowRules>;

/** Requires an `AmountContext` with every validation. */
export const templateRules = /* @__PURE__ */ template();
export type TemplateForm = InferType<typeof templateRules>;

const limits = () => {
  const limit = amount({ isRequired: false });
  return object({ perPayment: limit, perDay: limit, instantPerPayment: limit, instantPerDay: limit });
};

/** An empty field sets no limit. Requires an `AmountContext` with every validation. */
export const limitRules = /* @__PURE__ */ limits();
export type LimitsForm = InferType<typeof limitRules>;

const mandateLimit = () => object({ amount: amount({ isRequired: false }), every: string() });

/** Of what a creditor may collect; an empty amount sets no limit. Requires an `AmountContext` with every validation. */
export const mandateLimitRules = /* @__PURE__ */ mandateLimit();
export type MandateLimitForm = InferType<typeof mandateLimitRules>;

export const receiverRules = /* @__PURE__ */ receiver();
export type ReceiverForm = InferType<typeof receiverRules>;
