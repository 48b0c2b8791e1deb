import { object, string } from "yup";
import { defineCall } from "./call";
import { wireFile } from "./file";

export const receiptTypes = ["transaction", "fee"] as const;

/** `id` is the payment's, without the `-fee` of a fee's row. */
export const transactionPdf = defineCall({
  name: "transactionPdf",
  summary: "Answers the receipt of a transaction or of its fee as PDF.",
  method: "POST",
  path: "/order/transaction/pdf",
  answer: "file",
  timeoutMs: 60_000,
  request: object({ id: string().required(), type: string().oneOf(receiptTypes).required() }),
  response: wireFile("application/pdf"),
});
