import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Caller } from "../../http/caller";
import { type Parts } from "../../parts";
import { turns } from "../../platform/turns";
import { detailsPdf } from "./details";
import { feeInformationPdf, feeYearPdf, listFeeYears } from "./fees";
import { receiptPdf } from "./receipt";
import { statementPdf } from "./statement";

export { tellOfFees } from "./tellOfFees";

/** Draws one paper of a customer at a time, and few in all. Throws TooBusy when too many wait. */
export function inTurn() {
  const perCustomer = turns({ atOnce: 1, waiting: 3 });
  const everybody = turns({ atOnce: 4, waiting: 32 });
  return <A extends { caller: Caller; signal(): AbortSignal }, P>(draw: (ask: A) => Promise<P>) =>
    (ask: A): Promise<P> => {
      const signal = ask.signal();
      return perCustomer(ask.caller.id, () => everybody("", () => draw(ask), signal), signal);
    };
}

export function mountPapers(handle: Handle, parts: Parts): void {
  const drawn = inTurn();
  handle.session(calls.orderPdf, drawn(statementPdf(parts)));
  handle.session(calls.transactionPdf, drawn(receiptPdf(parts)));
  handle.session(calls.detailsPdf, drawn(detailsPdf(parts)));
  handle.session(calls.feeYearList, listFeeYears(parts));
  handle.session(calls.feeYearPdf, drawn(feeYearPdf(parts)));
  handle.open(calls.feeInformationPdf, feeInformationPdf(parts));
}
