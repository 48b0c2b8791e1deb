import { type Caller, type OwnAccount } from "../../http/caller";
import { refuse } from "../../http/refusal";
import { type Catalogue } from "../../locales";

/** Who may send money, but for two-factor: nothing leaves the customer's own accounts. */
export function requireMayMove(caller: Caller, account: OwnAccount, texts: Catalogue): void {
  if (caller.sumsub_status !== "verify") refuse(texts.spaceNotVerified);
  if (account.kind === "corporate" && !account.corporate_confirm) refuse(texts.companyNotConfirmed);
  if (account.access && account.ownerIsStopped) refuse(texts.ownerStopped);
}
