import { object, string } from "yup";
import { defineCall } from "./call";
import { STEP_UP_REQUIRED } from "./stepUp";

/** One that does not exist, or is somebody else's, is treated as removed. An addition to the specification. */
export const passkeyDelete = defineCall({
  name: "passkeyDelete",
  summary: "Removes a passkey.",
  method: "POST",
  path: "/user/passkeys/delete",
  answer: "done",
  request: object({ id: string().required() }),
  response: object({}),
  refusals: [STEP_UP_REQUIRED],
});
