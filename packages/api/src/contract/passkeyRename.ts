import { object, string } from "yup";
import { defineCall } from "./call";
import { passkeyName } from "./passkeyCreate";

/** A name tells the customer one from another and opens nothing, so it takes no step-up. An addition to the specification. */
export const passkeyRename = defineCall({
  name: "passkeyRename",
  summary: "Renames a passkey.",
  method: "POST",
  path: "/user/passkeys/rename",
  answer: "done",
  request: object({ id: string().required(), name: passkeyName() }),
  response: object({}),
});
