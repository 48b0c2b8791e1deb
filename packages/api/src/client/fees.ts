import type { Money } from "@amberline/domain/money";
import { feeInformationPdf, feeYearList, feeYearPdf } from "../contract/fees";
import type { ClientFile } from "./model";
import type { Outcome } from "./outcome";
import { pdfOf } from "./pdfOf";
import { readMoney, translated } from "./translateAccount";
import type { RequestOptions, Send } from "./transport";

/** What was paid in fees in a calendar year; one that is not over counts until now. */
export interface FeeYear {
  year: number;
  paid: Money;
  isOver: boolean;
}

/** Of the client's account. */
export const feeCalls = (send: Send) => ({
  /** Newest first. */
  async feeYears(options: RequestOptions = {}): Promise<Outcome<readonly FeeYear[]>> {
    return translated(await send(feeYearList, {}, options), ({ data }) =>
      data.map(({ year, paid, is_over: isOver }) => ({ year, paid: readMoney(paid, "EUR"), isOver })),
    );
  },

  /** The statement of fees, in the interface language. */
  async feeYearPdf(year: number, options: RequestOptions = {}): Promise<Outcome<ClientFile>> {
    return pdfOf(await send(feeYearPdf, { year }, options));
  },
});

/** The fee information document of a tariff; nobody has to be signed in. */
export const readFeeInformation = async (
  send: Send,
  tariff: string,
  options: RequestOptions = {},
): Promise<Outcome<ClientFile>> => pdfOf(await send(feeInformationPdf, { tariff }, options));
