import { type AccountRow, loginOf } from "../../http/caller";
import { type Db } from "../../ledger";
import { checkName, holderOf } from "../../nameCheck";
import { type Order } from "./order";

/** A login, or the account of a person that their payments record; null for the owner's. */
type Maker = { loginId: string } | { enteredBy: string | null };

interface Made {
  accountId: string;
  madeBy: Maker;
  /** Others have approved it: whoever made it need not be allowed to pay. */
  isApproved: boolean;
}

/** Who made it and may still pay from the account; null if nobody such. */
async function payerOf(
  trx: Db,
  { login_id: ownerId, id }: Pick<AccountRow, "id" | "login_id">,
  { madeBy, isApproved }: Made,
) {
  const mayPay = isApproved ? (["may_pay", "may_prepare"] as const) : (["may_pay"] as const);
  const found = await trx
    .selectFrom("logins")
    .selectAll("logins")
    .leftJoin("account_people as person", (join) =>
      join
        .onRef("person.login_id", "=", "logins.id")
        .on("person.account_id", "=", id)
        .on("person.state", "=", "active")
        .on((row) => row.or(mayPay.map((column) => row(`person.${column}`, "=", true)))),
    )
    .where("logins.id", "=", (eb) => {
      if ("loginId" in madeBy) return eb.val(madeBy.loginId);
      const own = trx.selectFrom("accounts").select("login_id").where("id", "=", madeBy.enteredBy);
      return eb.fn.coalesce(own.$asScalar(), eb.val(ownerId));
    })
    .where((eb) => eb.or([eb("logins.id", "=", ownerId), eb("person.id", "is not", null)]))
    .executeTakeFirst();
  if (!found || found.id === ownerId) return found ? { login: found, access: null } : null;
  // Whoever takes the right away waits for the payment, or comes first.
  const access = await trx
    .selectFrom("account_people")
    .select(["may_prepare", "may_pay", "may_approve", "may_see_salaries"])
    .select(["may_keep_documents", "may_name_people"])
    .select(["per_payment_cents", "per_day_cents"])
    .where("account_id", "=", id)
    .where("login_id", "=", found.id)
    .where((row) => row.or(mayPay.map((column) => row(column, "=", true))))
    .forShare()
    .executeTakeFirst();
  return access ? { login: found, access } : null;
}

/** Account and payer of what was made earlier; the owner where its maker may not pay any more, or nobody may. */
export async function partiesOf(trx: Db, made: Made) {
  const account = await trx
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", made.accountId)
    .executeTakeFirstOrThrow();
  const owner = await loginOf(trx, account.login_id);
  const payer = await payerOf(trx, account, made);
  const mayPay = (login: typeof owner) => login.sumsub_status === "verify" && login.blocked_by === null;
  const isAllowed =
    payer !== null &&
    mayPay(payer.login) &&
    (payer.login.id === owner.id || (owner.sumsub_status === "verify" && owner.blocked_by !== "bank")) &&
    (account.kind !== "corporate" || account.corporate_confirm);
  return { account, login: isAllowed ? payer.login : owner, access: payer?.access ?? null, isAllowed };
}

/** Whether the payee's account has another name than when the payment was made. */
export async function hasOtherName(
  trx: Db,
  { payeeName: name, account }: Order,
  earlier: string,
): Promise<boolean> {
  const { result } = await checkName({ name, account }, { askHolder: (iban) => holderOf(trx, iban) });
  return result !== earlier && (result === "NMTC" || result === "CMTC");
}
