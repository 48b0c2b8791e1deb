import type { PaymentFile, PaymentRow, PaymentRowState, Signer } from "@amberline/api/client";
import { civilDate, formatDayMonth, formatTime } from "@amberline/domain/dates";
import { formatMoney, moneyFromDecimal, sumMoney, type Money } from "@amberline/domain/money";
import type { TimelineStep } from "@amberline/ui/Timeline";
import type { Calendar } from "../shared/whenWords";
import type { Translate } from "../i18n";

const formats = {
  csv: "CSV",
  "pain.001.001.09": "pain.001.001.09",
  "pain.001.001.03": "pain.001.001.03",
} as const;

export const stateTones = {
  checking: "neutral",
  draft: "caution",
  waiting: "info",
  running: "info",
  done: "positive",
} as const;

export const makerOf = ({ name, isSelf }: Signer, t: Translate): string =>
  isSelf ? t("paymentFile.you") : name;

/** All payments but those left out. */
export function inFile({ sums }: PaymentFile): { count: number; amount: Money } {
  const all = (Object.keys(sums) as PaymentRowState[]).filter((state) => state !== "left");
  return {
    count: all.reduce((count, state) => count + sums[state].count, 0),
    amount: sumMoney(
      all.map((state) => sums[state].amount),
      "EUR",
    ),
  };
}

export const formatOf = ({ format }: PaymentFile): string => formats[format];

const namesStep = (file: PaymentFile, t: Translate): TimelineStep => {
  const { state, sums, checksNames, checked } = file;
  const title = t("paymentFile.step.names");
  if (!checksNames) return { title, when: t("paymentFile.step.namesOff"), state: "done" };
  const count = sums.toFix.count;
  if (state === "checking") {
    const all = checked + sums.checking.count;
    const words = { checked: String(checked), all: String(all) };
    return { title, when: t("paymentFile.step.namesSome", words), state: "now" };
  }
  if (state === "draft" && count > 0)
    return { title, when: t("paymentFile.step.toFix", { count }), state: "now" };
  return { title, when: t("paymentFile.step.namesAll"), state: "done" };
};

/** The days on which it is paid, as far as the file names later ones. */
export function daysOf(file: PaymentFile, t: Translate, calendar: Calendar): string {
  const { approvedAt, state, passed } = file;
  const { locale, timeZone, today } = calendar;
  // Today at the earliest, where the day has passed.
  const [firstDay, lastDay] = [file.firstDay, file.lastDay].map((at) =>
    passed > 0 && at !== null && at < today ? today : at,
  ) as [string | null, string | null];
  const day = (date: string) => formatDayMonth(date, locale, today);
  if (firstDay !== null && lastDay !== null && firstDay !== lastDay)
    return t("paymentFile.step.days", { first: day(firstDay), last: day(lastDay) });
  if (firstDay !== null) return day(firstDay);
  return state === "done" && approvedAt !== null
    ? day(civilDate(approvedAt, timeZone))
    : t("paymentFile.step.atOnce");
}

/** How far a file has come. */
export function stepsOf(file: PaymentFile, t: Translate, calendar: Calendar): TimelineStep[] {
  const { state, approvalsNeeded, createdAt } = file;
  const isSent = state === "running" || state === "done";
  const needsOthers = approvalsNeeded > 0 || state === "waiting";
  return [
    {
      title: t("paymentFile.step.uploaded"),
      when: formatTime(createdAt, calendar.locale, calendar.timeZone),
      state: "done",
    },
    namesStep(file, t),
    ...(needsOthers
      ? [
          {
            title: t("paymentFile.step.signatures"),
            ...(approvalsNeeded > 0 && { when: t("paymentFile.step.needed", { count: approvalsNeeded }) }),
            state: state === "waiting" ? ("now" as const) : ("next" as const),
          },
        ]
      : []),
    {
      title: t("paymentFile.step.sent"),
      when: daysOf(file, t, calendar),
      state: state === "done" ? "done" : isSent ? "now" : "next",
    },
  ];
}

/** As it stands in the file, if that is no amount. */
export function amountText({ amount }: PaymentRow, locale: string): string {
  const money = moneyFromDecimal(amount, "EUR");
  return money ? formatMoney(money, locale) : amount;
}

type Check = "match" | "close" | "none" | "another" | "unchecked" | "fault" | "repeats" | "back";
type Tone = "neutral" | "info" | "positive" | "caution" | "negative";

const checkTones: Record<Check | PaymentRowState, Tone> = {
  match: "positive",
  close: "caution",
  none: "negative",
  another: "caution",
  unchecked: "neutral",
  fault: "negative",
  repeats: "caution",
  back: "negative",
  checking: "neutral",
  toFix: "caution",
  ready: "positive",
  left: "neutral",
  paying: "info",
  paid: "positive",
  refused: "negative",
};

function checkOf({ state, faults, check, isAccepted, refused }: PaymentRow): Check | PaymentRowState {
  if (state === "paid" && refused !== "") return "back";
  if (state !== "toFix" && state !== "ready") return state;
  if (faults.length > 0) return "fault";
  const isOther = check?.result === "CMTC" || check?.result === "NMTC";
  if (isOther && isAccepted) return "another";
  if (isOther) return check.result === "CMTC" ? "close" : "none";
  if (state === "toFix") return "repeats";
  if (check === null) return "ready";
  return check.result === "MTCH" ? "match" : "unchecked";
}

export function tagOf(row: PaymentRow): { tone: Tone; key: `paymentFile.check.${Check | PaymentRowState}` } {
  const check = checkOf(row);
  return { tone: checkTones[check], key: `paymentFile.check.${check}` };
}

/** What the payee's bank says of the account's holder. */
export function atBank({ check }: PaymentRow, t: Translate): string {
  switch (check?.result) {
    case "MTCH":
      return t("paymentFile.atBank.same");
    case "CMTC":
      return check.matchedName;
    case "NMTC":
      return t("paymentFile.atBank.another");
    case "NOAP":
      return t("paymentFile.atBank.unsaid");
    default:
      return "";
  }
}
