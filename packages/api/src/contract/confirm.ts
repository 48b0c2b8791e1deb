import { object, string } from "yup";
import { defineCall } from "./call";

/** No token in the answer means a wrong code. */
export const confirm = defineCall({
  name: "confirm",
  summary: "Confirms an e-mail address or a phone.",
  method: "POST",
  path: "/confirm/get_confirm",
  request: object({ type: string().oneOf(["email", "phone"]).required(), code: string().required().max(6) }),
  response: object({ token: string().nullable() }),
});
