import { object, string } from "yup";
import { defineCall } from "./call";
import { wireFile } from "./file";

/** For verified customers only. An addition to the specification. */
export const detailsPdf = defineCall({
  name: "detailsPdf",
  summary: "Answers the bank details of an account as PDF.",
  method: "POST",
  path: "/account/details_pdf",
  answer: "file",
  timeoutMs: 60_000,
  request: object({ id: string().required() }),
  response: wireFile("application/pdf"),
});
