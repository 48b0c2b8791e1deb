import { type calls } from "@amberline/api/contract";
import { civilDate } from "@amberline/domain/dates";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { bankTimeZone } from "../../days";
import { epochOf } from "../../db/schema";
import { catalogueIn } from "../../documents";
import { ownAccount } from "../../http/caller";
import { type Ask, type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { feesOfYear, feeUses, firstBooked, holderName, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { feeOf, isTariff, tariffs } from "../orders/tariffs";
import { headOf, pdfFile } from "./facts";

const yearOf = (at: number) => Number(civilDate(at, bankTimeZone).slice(0, 4));

/** As far back as customers are shown; older ones are asked of the bank. */
const mostYears = 10;

/** From the first that anything was booked in to the running one, the newest first. */
async function yearsOf(
  db: Db,
  account: { id: string; created_at: string },
  now: number,
): Promise<readonly number[]> {
  const first = await firstBooked(db, account.id);
  const newest = yearOf(now);
  const oldest = yearOf(epochOf(first ?? account.created_at));
  const count = Math.min(mostYears, newest - oldest + 1);
  return Array.from({ length: count }, (_, back) => newest - back);
}

/** /account/fees */
export const listFeeYears =
  ({ db }: Parts) =>
  async ({ caller, now }: CallerAsk<typeof calls.feeYearList>) => {
    const account = ownAccount(caller, "see");
    const years = await yearsOf(db, account, now);
    const data = [];
    for (const year of years) {
      const paid = await feesOfYear(db, { accountId: account.id, year });
      data.push({ year, paid: moneyToDecimal(money(paid, "EUR")), is_over: year < yearOf(now) });
    }
    return { data };
  };

/** /account/fees/pdf */
export const feeYearPdf = (parts: Parts) => async (ask: CallerAsk<typeof calls.feeYearPdf>) => {
  const { caller, request, language, texts, now } = ask;
  const account = ownAccount(caller, "see");
  const { year } = request;
  if (!(await yearsOf(parts.db, account, now)).includes(year)) return refuse(texts.feeYearUnknown);
  const isOver = year < yearOf(now);
  const { iban, top_up_reference: topUpReference, tariff } = account;
  const fees = {
    holder: holderName(caller, account),
    iban,
    topUpReference,
    tariffName: isTariff(tariff) ? texts.tariffNames[tariff] : account.tariff_name,
    start: `${year}-01-01`,
    end: isOver ? `${year}-12-31` : civilDate(now, bankTimeZone),
    isOver,
    uses: await feeUses(parts.db, { accountId: account.id, year }),
  };
  const paper = await parts.draw({ ...headOf(ask), of: "feesOfYear", fees }, ask.signal());
  return pdfFile(catalogueIn(language).feesOfYearFile(year), paper);
};

/** /tariffs/pdf: for anybody, so that each is drawn once a day. */
export function feeInformationPdf(parts: Parts) {
  const drawn = new Map<string, Promise<Blob>>();
  return async (ask: Ask<typeof calls.feeInformationPdf>) => {
    const { request, language, texts, now } = ask;
    const { tariff } = request;
    if (!isTariff(tariff) || !tariffs[tariff].isForConsumers) return refuse(texts.tariffUnknown);
    const day = civilDate(now, bankTimeZone);
    const key = [tariff, language, day].join(" ");
    for (const known of drawn.keys()) if (!known.endsWith(day)) drawn.delete(known);
    const sepa = feeOf(tariff, "SEPA");
    const feeCents = {
      ...{ account: 0, direct_debit: 0, instant: sepa, credit: sepa, standing_order: sepa },
      swift: feeOf(tariff, "SWIFT"),
    };
    const fees = { tariffName: texts.tariffNames[tariff], feeCents };
    const drawing =
      drawn.get(key) ??
      // Not for this one alone, who may leave.
      parts.draw({ ...headOf(ask), of: "feeInformation", fees }, AbortSignal.timeout(60_000));
    drawn.set(key, drawing);
    drawing.catch(() => drawn.delete(key));
    return pdfFile(catalogueIn(language).feeInformationFile(tariff), await drawing);
  };
}
