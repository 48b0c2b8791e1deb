import { boolean, object, string, type InferType, type StringSchema } from "yup";
import { normaliseIban } from "../iban";
import { nextLimit, type LimitName, type LimitsToday } from "../limits";
import { addMoney, compareMoney, formatMoney, isZeroMoney, money, parseAmount, type Money } from "../money";
import { tidyText } from "../reference";
import { atom } from "./atom";
import { accountNumber, beneficiaryName, bic, iban, paymentReference } from "./paymentAtoms";
import { ruleMessage, type RuleKey, type RuleMessage } from "./messages";

/**
 * The balance limits the amount and its fee, as far as that is known; `limits` are the customer's own, `locale` is the
 * language it is typed in, `ownIban` the account that is debited.
 */
export type SendContext = {
  balance: Money;
  fee?: Money;
  limits?: LimitsToday | null;
  locale: string;
  ownIban?: string;
};

const currency = "EUR";

const limitProblems = {
  perPayment: "error.amount.aboveLimit",
  perDay: "error.amount.aboveDayLimit",
  instantPerPayment: "error.amount.aboveInstantLimit",
  instantPerDay: "error.amount.aboveInstantDayLimit",
} as const satisfies Record<LimitName, RuleKey>;

function limitProblem(
  amount: Money,
  { limits, locale }: SendContext,
  isInstant: boolean,
): RuleMessage | null {
  const next = limits ? nextLimit(limits, isInstant) : null;
  if (!next || compareMoney(amount, next.left) <= 0) return null;
  const words = (sum: Money) => formatMoney(sum, locale);
  return ruleMessage(limitProblems[next.name], { limit: words(next.limit), left: words(next.left) });
}

function amountProblem(text: string, context: SendContext, isInstant: boolean): RuleMessage | null {
  const { balance, fee, locale } = context;
  const parsed = parseAmount(text, currency, locale);
  if (parsed.ok) {
    const total = fee ? addMoney(parsed.money, fee) : parsed.money;
    if (compareMoney(total, balance) <= 0) return limitProblem(parsed.money, context, isInstant);
    const words = (sum: Money) => formatMoney(sum, locale);
    return fee && !isZeroMoney(fee)
      ? ruleMessage("error.amount.aboveBalanceWithFee", {
          balance: words(balance),
          fee: words(fee),
          total: words(total),
        })
      : ruleMessage("error.amount.aboveBalance", { balance: words(balance) });
  }
  if (parsed.problem === "empty") return ruleMessage("error.amount.required");
  if (parsed.problem === "tooSmall") {
    return ruleMessage("error.amount.tooSmall", { minimum: formatMoney(money(1, currency), locale) });
  }
  return ruleMessage(`error.amount.${parsed.problem}`);
}

const amount = () =>
  string().test("amount", function (text) {
    const context = this.options.context as SendContext | undefined;
    if (!context)
      throw new TypeError("sendRules need a context: validate(sendRules, values, { balance, locale }).");
    const { type } = this.parent as { type?: string };
    const problem = amountProblem(text ?? "", context, type === "INSTANT");
    return problem ? this.createError({ message: problem }) : true;
  });

const notOwn = (schema: StringSchema) =>
  schema.test("own", function (text) {
    const { ownIban } = (this.options.context ?? {}) as Partial<SendContext>;
    const isOwn = Boolean(ownIban) && normaliseIban(text ?? "") === ownIban;
    return isOwn ? this.createError({ message: ruleMessage("error.account.own") }) : true;
  });

const oneOf = (values: readonly string[], problem: RuleMessage) =>
  string().required(problem).oneOf(values, problem);

const send = () => {
  // Created once: creating a schema on every keystroke costs more than validating with it.
  const ibanAccount = notOwn(iban()).required(ruleMessage("error.account.required"));
  const numberedAccount = accountNumber().required(ruleMessage("error.account.required"));
  const neededName = atom(() => null, tidyText).required(ruleMessage("error.templateName.required"));
  return object({
    payeeName: beneficiaryName().required(ruleMessage("error.payeeName.required")),
    payeeType: oneOf(["private", "organization"], ruleMessage("error.payeeType.required")),
    system: oneOf(["SEPA", "SWIFT"], ruleMessage("error.paymentSystem.required")),
    account: string().when("system", ([system]) => (system === "SWIFT" ? numberedAccount : ibanAccount)),
    bic: bic().required(ruleMessage("error.bic.required")),
    amount: amount(),
    currency: oneOf([currency], ruleMessage("error.currency.unsupported")),
    reference: paymentReference().required(ruleMessage("error.paymentReference.required")),
    type: oneOf(["INSTANT", "CREDIT"], ruleMessage("error.paymentType.required")),
    saveAsTemplate: boolean().default(false),
    templateName: string().when("saveAsTemplate", {
      is: true,
      then: () => neededName,
    }),
  });
};

/** Requires a `SendContext` with every validation. */
export const sendRules = /* @__PURE__ */ send();
export type SendForm = InferType<typeof sendRules>;
