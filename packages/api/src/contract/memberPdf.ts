import { object, string } from "yup";
import { defineCall } from "./call";
import { wireFile } from "./file";

/** In the interface language. An addition to the specification. */
export const memberPdf = defineCall({
  name: "memberPdf",
  summary: "Answers the contract of one member of a company as PDF.",
  method: "POST",
  path: "/corporate/pdf_member",
  answer: "file",
  timeoutMs: 60_000,
  request: object({ corporate_id: string().required(), user_id: string().required() }),
  response: wireFile("application/pdf"),
  refusals: ["NOT_FOUND"],
});
