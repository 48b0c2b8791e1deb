import { object, string } from "yup";
import { defineCall } from "./call";
import { wireFile } from "./file";

/** An addition to the specification: a history with hundreds of photos cannot include their content. */
export const bridgeAttachment = defineCall({
  name: "bridgeAttachment",
  summary: "Answers a file of the caller's chat.",
  method: "POST",
  path: "/bridge/attachment",
  answer: "file",
  timeoutMs: 180_000,
  request: object({ attachment_id: string().required() }),
  response: wireFile("*/*"),
});
