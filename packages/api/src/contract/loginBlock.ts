import { object, string } from "yup";
import { defineCall } from "./call";

/**
 * For a customer whose phone or card is lost: the password is enough, as blocking does less harm than leaving open. An
 * addition to the specification.
 */
export const loginBlock = defineCall({
  name: "loginBlock",
  summary: "Ends all sessions of a login and blocks signing in until the password is reset.",
  method: "POST",
  path: "/login/block",
  answer: "done",
  access: "none",
  request: object({ login: string().required(), password: string().required() }),
  response: object({}),
  refusals: ["BADPASS"],
});
