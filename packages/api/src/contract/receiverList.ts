import { array, object, string } from "yup";
import { defineCall } from "./call";
import { wireReceiver } from "./receiverFields";

/** Newest first. Modelled on the template calls; an addition to the specification. */
export const receiverList = defineCall({
  name: "receiverList",
  summary: "Lists the saved payees of an account.",
  method: "POST",
  path: "/user/receivers/list",
  request: object({ id: string().required() }),
  response: object({ data: array().of(wireReceiver.required()).required() }),
});
