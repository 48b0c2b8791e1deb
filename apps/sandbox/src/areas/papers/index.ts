import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { detailsPdf } from "./details";
import { receiptPdf } from "./receipt";
import { statementPdf } from "./statement";

export function mountPapers(handle: Handle, parts: Parts): void {
  handle.session(calls.orderPdf, statementPdf(parts));
  handle.session(calls.transactionPdf, receiptPdf(parts));
  handle.session(calls.detailsPdf, detailsPdf(parts));
}
