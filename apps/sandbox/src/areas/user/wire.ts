import { type ResponseOf, type Calls, type WireUser } from "@amberline/api/contract";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { type AccountRow, type Caller } from "../../http/caller";
import { type Catalogue } from "../../locales";
import { balanceOf, type Balance } from "../../ledger";
import { rejectedDocuments } from "../company/readDocuments";
import { returnedReason } from "../company/readReview";
import { invitationsOf } from "../company/readInvitations";
import { unreadMessages } from "../chat/unread";
import { membersOf, wireMemberOf } from "../company/readMembers";
import { isRejectedForGood, shownStatus } from "../identity/shownStatus";
import { feesOf, isTariff } from "../orders/tariffs";
import { type Parts } from "../../parts";
import { passkeysOf } from "../passkeys/stored";
import { recoveryCodesLeft } from "../twoFactor/recoveryCodes";

type WireAccount = ResponseOf<Calls["accountInfo"]>["data"];

/** Value of `user.provider`. */
const providerName = "amberline";

const decimal = (minor: number, currency: string) => moneyToDecimal(money(minor, currency));

/** Posted less pending payments; the overdraft is shown separately. */
const withoutOverdraft = ({ postedCents, pendingOutCents, currency }: Balance) =>
  decimal(postedCents - pendingOutCents, currency);

const nameOfTariff = ({ tariff, tariff_name: name }: AccountRow, { tariffNames }: Catalogue) =>
  isTariff(tariff) ? tariffNames[tariff] : name;

/** Names every field, so that a new column is never exposed. */
export async function wireUserOf(
  { db, consentBy }: Pick<Parts, "db" | "consentBy">,
  caller: Caller,
  {
    account,
    overdraft,
    now,
    texts,
  }: { account: AccountRow | null; overdraft: number; now: number; texts: Catalogue },
): Promise<WireUser> {
  return {
    id: caller.id,
    provider: providerName,
    account_id: account?.id ?? null,
    risk_level: caller.risk_level,
    email_confirm: caller.email_confirmed,
    phone_confirm: caller.phone_confirmed,
    sumsub_status: await shownStatus(db, caller, now),
    sumsub_final: await isRejectedForGood(db, caller),
    sumsub_id: caller.sumsub_id,
    unread_messages: await unreadMessages(db, caller.id),
    createdAt: caller.created_at,
    updatedAt: caller.updated_at,
    first_name: caller.first_name,
    last_name: caller.last_name,
    middle_name: caller.middle_name,
    tariff: account?.tariff ?? null,
    tariff_name: account && nameOfTariff(account, texts),
    tariff_fees: account && feesOf(account.tariff),
    is_corporate: account?.kind === "corporate",
    corporate_confirm: account?.corporate_confirm ?? false,
    two_factor_auth: caller.two_factor,
    recovery_codes_left: caller.two_factor ? await recoveryCodesLeft(db, caller.id) : null,
    passkeys:
      caller.two_factor && consentBy !== "codes" ? (await passkeysOf(db, caller.id).execute()).length : null,
    rejected_documents: account?.kind === "corporate" ? await rejectedDocuments(db, account.id) : null,
    returned_reason: account?.kind === "corporate" ? await returnedReason(db, account.id) : null,
    invitations: await invitationsOf(db, caller.id),
    overdraft: decimal(overdraft, "EUR"),
    email_address: caller.email,
    mobile_number: caller.phone,
    zip_code: caller.zip_code,
    city: caller.city,
    country: caller.country,
    street: caller.street,
    iban: account?.iban ?? null,
  };
}

export async function wireAccountOf(
  parts: Pick<Parts, "db" | "consentBy">,
  caller: Caller,
  account: AccountRow,
  { now, texts }: { now: number; texts: Catalogue },
): Promise<WireAccount> {
  const { db } = parts;
  const eur = await balanceOf(db, account.id, "EUR");
  const gbp = await balanceOf(db, account.id, "GBP");
  return {
    id: account.id,
    name: account.name,
    balance: eur && withoutOverdraft(eur),
    balance_gbp: gbp && withoutOverdraft(gbp),
    pending_out: decimal(eur?.pendingOutCents ?? 0, "EUR"),
    bic: account.bic,
    fiat_topup: account.top_up_reference,
    vop_policy: account.vop_policy,
    members: account.kind === "corporate" ? (await membersOf(db, account.id)).map(wireMemberOf) : undefined,
    user: await wireUserOf(parts, caller, { account, overdraft: eur?.overdraftCents ?? 0, now, texts }),
  };
}
