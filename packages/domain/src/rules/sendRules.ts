import { boolean, object, string, type InferType, type StringSchema } from "yup";
import { normaliseIban } from "../iban";
import { nextLimit, onAnyDay, type LimitsToday, type NextLimit } from "../limits";
import { addMoney, compareMoney, formatMoney, isZeroMoney, money, parseAmount, type Money } from "../money";
import { planProblem, rhythms, type PaymentPlan, type PlanProblem, type Rhythm } from "../plans";
import { tidyText } from "../reference";
import { atom, matching, withoutSpaces } from "./atom";
import { accountNumber, beneficiaryName, bic, iban, paymentReference } from "./paymentAtoms";
import { ruleMessage, type RuleKey, type RuleMessage } from "./messages";

/**
 * The balance limits the amount and its fee, as far as that is known; `limits` are the customer's own, `locale` is the
 * language it is typed in, `ownIban` the account that is debited, `today` the bank's day.
 */
export type SendContext = {
  balance: Money;
  fee?: Money;
  limits?: LimitsToday | null;
  locale: string;
  ownIban?: string;
  today?: string;
};

/** What the form says of when to pay. */
interface PlanFields {
  when?: string | undefined;
  first?: string | undefined;
  /** The day of the month of a plan that goes on, as long as its first day is the one it goes on from. */
  monthDay?: string | undefined;
  monthDayFrom?: string | undefined;
  rhythm?: string | undefined;
  ends?: string | undefined;
  until?: string | undefined;
  times?: string | undefined;
  shift?: string | undefined;
}

const isRhythm = (text: string | undefined): text is Rhythm => rhythms.some((each) => each === text);

/** Whether a form asks for a payment later. */
export const isForLater = ({ when }: Pick<PlanFields, "when">): boolean =>
  when === "once" || when === "repeats";

/** The plan of a form; null for a payment now, or as long as its first day or its rhythm is missing. */
export function planOf(fields: PlanFields): PaymentPlan | null {
  const { when, first, monthDay, monthDayFrom, rhythm, ends, until, times, shift } = fields;
  const often = when === "repeats" ? rhythm : when;
  if (!first || !isRhythm(often)) return null;
  const isRepeated = often !== "once";
  return {
    first,
    rhythm: often,
    ...(often === "monthly" && monthDay && monthDayFrom === first && { monthDay: Number(monthDay) }),
    until: (isRepeated && ends === "until" && until) || null,
    times: isRepeated && ends === "times" ? Number(times) : null,
    shift: shift === "before" ? "before" : "after",
  };
}

const currency = "EUR";

const limitProblems = {
  perPayment: "error.amount.aboveLimit",
  perDay: "error.amount.aboveDayLimit",
  instantPerPayment: "error.amount.aboveInstantLimit",
  instantPerDay: "error.amount.aboveInstantDayLimit",
  ownPerPayment: "error.amount.aboveOwnLimit",
  ownPerDay: "error.amount.aboveOwnDayLimit",
} as const satisfies Record<NextLimit["name"], RuleKey>;

/** How it is paid: at once, or later, when another balance and another day count. */
interface Way {
  isInstant: boolean;
  isPlanned: boolean;
}

function limitProblem(amount: Money, { limits, locale }: SendContext, way: Way): RuleMessage | null {
  const counted = limits && way.isPlanned ? onAnyDay(limits) : limits;
  const next = counted ? nextLimit(counted, way.isInstant) : null;
  if (!next || compareMoney(amount, next.left) <= 0) return null;
  const words = (sum: Money) => formatMoney(sum, locale);
  return ruleMessage(limitProblems[next.name], {
    limit: words(next.limit),
    left: words(next.left),
  });
}

function amountProblem(text: string, context: SendContext, way: Way): RuleMessage | null {
  const { balance, fee, locale } = context;
  const parsed = parseAmount(text, currency, locale);
  if (parsed.ok) {
    const total = fee ? addMoney(parsed.money, fee) : parsed.money;
    if (way.isPlanned || compareMoney(total, balance) <= 0) return limitProblem(parsed.money, context, way);
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
    const { type, when } = this.parent as { type?: string } & PlanFields;
    const isPlanned = isForLater({ when });
    const way = { isPlanned, isInstant: type === "INSTANT" && !isPlanned };
    const problem = amountProblem(text ?? "", context, way);
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

const planProblems = {
  past: "error.plan.past",
  tooFar: "error.plan.tooFar",
  before: "error.plan.before",
  until: "error.plan.until",
} as const satisfies Record<PlanProblem, RuleKey>;

/** A day of the plan, where it has one: it is judged with all others. */
const planDay = (isOf: (problem: PlanProblem) => boolean) =>
  string().test("plan", function (day) {
    if (!day) return this.createError({ message: ruleMessage("error.plan.day") });
    const { today } = (this.options.context ?? {}) as Partial<SendContext>;
    const plan = planOf(this.parent as PlanFields);
    const problem = plan && today !== undefined ? planProblem(plan, today) : null;
    return problem && isOf(problem)
      ? this.createError({ message: ruleMessage(planProblems[problem]) })
      : true;
  });

const planFields = () => {
  const unchecked = string();
  const first = planDay((problem) => problem !== "until");
  const until = planDay((problem) => problem === "until");
  const missingTimes = ruleMessage("error.plan.times");
  const times = matching(/^(1000|[1-9]\d{0,2})$/, missingTimes, withoutSpaces).required(missingTimes);
  const isEnding = (end: string) => (when: unknown, ends: unknown) => when === "repeats" && ends === end;
  return {
    when: string().default("now"),
    first: string().when("when", ([when]) =>
      isForLater({ when: when as string | undefined }) ? first : unchecked,
    ),
    rhythm: string().default("monthly"),
    ends: string().default("never"),
    until: string().when(["when", "ends"], { is: isEnding("until"), then: () => until }),
    times: string().when(["when", "ends"], { is: isEnding("times"), then: () => times }),
    shift: string().default("after"),
    // Never typed: kept with what is, so that a change stays one.
    replacesId: string(),
    replacesDay: string(),
  };
};

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
    ...planFields(),
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
