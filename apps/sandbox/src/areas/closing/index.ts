import { calls } from "@amberline/api/contract";
import { type CallerAsk, type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { closeAccount } from "./close";
import { checkClosingPayee } from "./payee";
import { closable, standingOf } from "./standing";

export { findClosing } from "./payee";

/** /account/closing */
const closingInfo =
  ({ db }: Parts) =>
  async ({ caller, now }: CallerAsk<typeof calls.closingInfo>) => ({
    data: await standingOf(db, closable(caller).id, now),
  });

export function mountClosing(handle: Handle, parts: Parts): void {
  handle.session(calls.closingInfo, closingInfo(parts));
  handle.session(calls.closingPayee, checkClosingPayee(parts));
  handle.session(calls.accountClose, closeAccount(parts));
}
