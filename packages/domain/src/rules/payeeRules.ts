import { object, string, type InferType, type StringSchema } from "yup";
import { formatMoney, money, parseAmount } from "../money";
import { tidyText } from "../reference";
import { atom } from "./atom";
import { ruleMessage, type RuleKey } from "./messages";
import { beneficiaryName, bic, payeeAccount, paymentReference } from "./paymentAtoms";

/** The language the amount is typed in. */
export type TemplateContext = { locale: string };

/** Of a template's name and a bank's. */
const nameLimit = 70;

const name = (): StringSchema =>
  atom(
    (text) => (text.length > nameLimit ? ruleMessage("error.text.tooLong", { limit: nameLimit }) : null),
    tidyText,
  );

const amount = () =>
  string().test("amount", function (text) {
    const { locale } = (this.options.context ?? { locale: "en" }) as TemplateContext;
    const parsed = parseAmount(text ?? "", "EUR", locale);
    if (parsed.ok) return true;
    const minimum = formatMoney(money(1, "EUR"), locale);
    switch (parsed.problem) {
      case "empty":
        return this.createError({ message: ruleMessage("error.templateAmount.required") });
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
    amount: amount(),
  });

const receiver = () =>
  object({
    ...payee(),
    payeeType: string()
      .required(ruleMessage("error.payeeType.required"))
      .oneOf(["private", "organization"], ruleMessage("error.payeeType.required")),
    bankName: name(),
  });

/** Requires a `TemplateContext` with every validation. */
export const templateRules = /* @__PURE__ */ template();
export type TemplateForm = InferType<typeof templateRules>;

export const receiverRules = /* @__PURE__ */ receiver();
export type ReceiverForm = InferType<typeof receiverRules>;
