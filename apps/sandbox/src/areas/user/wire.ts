import { ruleOf } from "../approvals/approvers";
import { approvalsIn } from "../approvals/list";
import { type ResponseOf, type Calls, type WireUser } from "@amberline/api/contract";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { balanceIn, isAllowed, type AccountRow, type Caller, type OwnAccount } from "../../http/caller";
import { type Catalogue } from "../../locales";
import { type Balance } from "../../ledger";
import { rejectedDocuments } from "../company/readDocuments";
import { returnedReason } from "../company/readReview";
import { wireAccessInvitation, wireAccessOf } from "../company/readPeople";
import { wireInvitations } from "../company/readInvitations";
import { wireMemberOf } from "../company/readMembers";
import { isRejectedForGood, shownStatus } from "../identity/shownStatus";
import { feesOf, isTariff } from "../orders/tariffs";
import { type Parts } from "../../parts";
import { factsOf } from "./facts";

type Facts = Awaited<ReturnType<typeof factsOf>>;
type WireAccount = ResponseOf<Calls["accountInfo"]>["data"];

/** Value of `user.provider`. */
const providerName = "amberline";

const decimal = (minor: number, currency: string) => moneyToDecimal(money(minor, currency));

/** Posted less pending payments; the overdraft is shown separately. */
const withoutOverdraft = ({ postedCents, pendingOutCents, currency }: Balance) =>
  decimal(postedCents - pendingOutCents, currency);

const isOpen = (account: OwnAccount | null): boolean => account?.closed_at === null;

const nameOfTariff = ({ tariff, tariff_name: name }: AccountRow, { tariffNames }: Catalogue) =>
  isTariff(tariff) ? tariffNames[tariff] : name;

/** Names every field, so that a new column is never exposed. */
function userOf(
  { consentBy }: Pick<Parts, "consentBy">,
  caller: Caller,
  account: OwnAccount | null,
  facts: Facts,
  texts: Catalogue,
): WireUser {
  return {
    id: caller.id,
    provider: providerName,
    account_id: account?.id ?? null,
    risk_level: caller.risk_level,
    email_confirm: caller.email_confirmed,
    phone_confirm: caller.phone_confirmed,
    sumsub_status: shownStatus(caller, facts),
    sumsub_final: isRejectedForGood(caller, facts),
    sumsub_id: caller.sumsub_id,
    unread_messages: facts.unread ?? 0,
    unread_notifications: facts.unreadNotifications ?? 0,
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
    recovery_codes_left: caller.two_factor ? facts.recoveryCodes : null,
    passkeys: caller.two_factor && consentBy !== "codes" ? facts.passkeys.length : null,
    has_limits: isOpen(account),
    has_plans: isOpen(account),
    rejected_documents: facts.company && rejectedDocuments(facts.company.documents),
    returned_reason: facts.company && returnedReason(facts.company.review),
    invitations: wireInvitations(facts.invitations),
    changed_documents: facts.changedDocuments,
    access_invitations: facts.accessInvitations.map(wireAccessInvitation),
    overdraft: decimal((account && balanceIn(account, "EUR")?.overdraftCents) ?? 0, "EUR"),
    email_address: caller.email,
    mobile_number: caller.phone,
    zip_code: caller.zip_code,
    city: caller.city,
    country: caller.country,
    street: caller.street,
    iban: account?.iban ?? null,
  };
}

interface Asked {
  now: number;
  texts: Catalogue;
}

export async function wireUserOf(
  parts: Pick<Parts, "db" | "consentBy">,
  caller: Caller,
  { now, texts }: Asked,
): Promise<WireUser> {
  const { account } = caller;
  return userOf(parts, caller, account, await factsOf(parts.db, caller, account, now), texts);
}

export async function wireAccountOf(
  parts: Pick<Parts, "db" | "consentBy">,
  caller: Caller,
  account: OwnAccount,
  { now, texts }: Asked,
): Promise<WireAccount> {
  const facts = await factsOf(parts.db, caller, account, now);
  const [eur, gbp] = [balanceIn(account, "EUR"), balanceIn(account, "GBP")];
  return {
    id: account.id,
    name: account.name,
    balance: eur && withoutOverdraft(eur),
    balance_gbp: gbp && withoutOverdraft(gbp),
    pending_out: decimal(eur?.pendingOutCents ?? 0, "EUR"),
    bic: account.bic,
    fiat_topup: account.top_up_reference,
    vop_policy: account.vop_policy,
    storage_key: account.storage_key,
    // Nothing can be done with one that is closed.
    access: isOpen(account)
      ? account.access && wireAccessOf(account.access)
      : { rights: ["see", "salaries"], per_payment: null, per_day: null },
    can_leave: account.access !== null,
    closed_at: account.closed_at,
    can_close: account.access === null,
    has_money_requests: isOpen(account),
    has_direct_debits: isOpen(account) && account.iban !== null,
    has_payment_files: isOpen(account) && account.kind === "corporate" && account.corporate_confirm,
    has_spaces: isOpen(account),
    has_budgets: isOpen(account),
    has_statements: isOpen(account),
    approvals:
      isOpen(account) && (facts.hasApprovals || ruleOf(account))
        ? await approvalsIn(parts.db, caller, account, now)
        : null,
    has_people: account.kind === "corporate" && account.corporate_confirm && isAllowed(account, "people"),
    members: isAllowed(account, "owner") ? facts.company?.members.map(wireMemberOf) : undefined,
    user: userOf(parts, caller, account, facts, texts),
  };
}
