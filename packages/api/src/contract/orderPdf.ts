import { object } from "yup";
import { defineCall } from "./call";
import { wireFile } from "./file";
import { orderFilter } from "./orderFilter";
import { wireDate } from "./schemas";

/** With any filter it is a list of the matches, without balances. */
export const orderPdf = defineCall({
  name: "orderPdf",
  summary: "Answers a statement of a range, or a filtered list, as PDF.",
  method: "POST",
  path: "/order/pdf",
  answer: "file",
  timeoutMs: 60_000,
  request: object({ ...orderFilter, start: wireDate().required(), end: wireDate().required() }),
  response: wireFile("application/pdf"),
});
