import { people } from "./0001People";
import { ledger } from "./0002Ledger";
import { transactions } from "./0003Transactions";
import { directory } from "./0004Directory";
import { checks } from "./0005Checks";
import { sessionsAndMail } from "./0006SessionsAndMail";
import { identity } from "./0007Identity";
import { receivers } from "./0008Receivers";
import { statements } from "./0009Statements";
import { companies } from "./0010Companies";
import { support } from "./0011Support";
import { companyChanges } from "./0012CompanyChanges";
import { unreadMessages } from "./0013UnreadMessages";
import { namedPeople } from "./0014NamedPeople";
import { verifiedNames } from "./0015VerifiedNames";
import { knownDevices } from "./0016KnownDevices";
import { trail } from "./0017Trail";
import { operators } from "./0019Operators";
import { actCodes } from "./0022ActCodes";
import { passkeys } from "./0023Passkeys";
import { blockedLogins } from "./0024BlockedLogins";
import { signIns } from "./0025SignIns";
import { storageKeys } from "./0026StorageKeys";
import { recoveryCodes } from "./0027RecoveryCodes";
import { closedDays } from "./0028ClosedDays";
import { letters } from "./0029Letters";
import { passkeySignIn } from "./0030PasskeySignIn";
import { turnover } from "./0032Turnover";
import { dayBalances } from "./0034DayBalances";
import { internalRows } from "./0035InternalRows";
import { likePayments } from "./0036LikePayments";
import { operatorDevices } from "./0037OperatorDevices";
import { expiry } from "./0038Expiry";
import { closedAhead } from "./0039ClosedAhead";
import { operatorFactors } from "./0040OperatorFactors";
import { unusedSince } from "./0041UnusedSince";
import { shownCode } from "./0042ShownCode";
import { lookupIndexes, lookups } from "./0043Lookups";
import { paymentLimits } from "./0045PaymentLimits";
import { accountPeople } from "./0047AccountPeople";
import { approvals } from "./0050Approvals";
import { paymentFiles } from "./0051PaymentFiles";
import { salaries } from "./0052Salaries";
import { moneyRequests } from "./0053MoneyRequests";
import { directDebits } from "./0054DirectDebits";
import { invitations } from "./0055Invitations";
import { notifications } from "./0056Notifications";
import { languages } from "./0057Languages";
import { stepUpSubjects } from "./0058StepUpSubjects";
import { paymentsAgain } from "./0059PaymentsAgain";
import { pushes } from "./0062Pushes";
import { transactionLabels } from "./0078TransactionLabels";
import { transactionNotes } from "./0064TransactionNotes";
import { pushChoices } from "./0063PushChoices";
import { spaceIndexes, spaces, spacesAlone } from "./0068Spaces";
import { dataCopies } from "./0071DataCopies";
import { trustedPayees } from "./0074TrustedPayees";
import { agreements } from "./0075Agreements";
import { transactionFiles } from "./0077TransactionFiles";
import { budgets } from "./0080Budgets";
import { closedAccounts } from "./0082ClosedAccounts";
import { feeYears } from "./0084FeeYears";
import { documentChanges } from "./0085DocumentChanges";
import { companiesAgain, companiesOnce } from "./0086CompaniesAgain";
import { lookers } from "./0049Lookers";
import { statementSchedules } from "./0048StatementSchedules";
import { plannedPayments } from "./0046PlannedPayments";
import { furtherLanguages } from "./0095FurtherLanguages";
import { mailedSince } from "./0096MailedSince";
import { budgetChanges } from "./0097BudgetChanges";

export interface Migration {
  name: string;
  statements: readonly string[];
  /**
   * Of one that takes something away: the migration that came with the release that stopped using it. A process that
   * does not know that one is refused from then on; without it, an older process serves.
   */
  unusedSince?: string;
}

/**
 * In order. Released migrations never change; add a new one instead. An index on a table that is there goes into a
 * migration of indexes alone: PostgreSQL builds those while others write.
 */
export const migrations: readonly Migration[] = [
  { name: "0001_people", statements: people },
  { name: "0002_ledger", statements: ledger },
  { name: "0003_transactions", statements: transactions },
  { name: "0004_directory", statements: directory },
  { name: "0005_checks", statements: checks },
  { name: "0006_sessions_and_mail", statements: sessionsAndMail },
  { name: "0007_identity", statements: identity },
  { name: "0008_receivers", statements: receivers },
  { name: "0009_statements", statements },
  { name: "0010_companies", statements: companies },
  { name: "0011_support", statements: support },
  { name: "0012_company_changes", statements: companyChanges },
  { name: "0013_unread_messages", statements: unreadMessages },
  { name: "0014_named_people", statements: namedPeople },
  { name: "0015_verified_names", statements: verifiedNames },
  { name: "0016_known_devices", statements: knownDevices },
  { name: "0017_trail", statements: trail },
  { name: "0019_operators", statements: operators },
  { name: "0022_act_codes", statements: actCodes },
  { name: "0023_passkeys", statements: passkeys },
  { name: "0024_blocked_logins", statements: blockedLogins },
  { name: "0025_sign_ins", statements: signIns },
  { name: "0026_storage_keys", statements: storageKeys },
  { name: "0027_recovery_codes", statements: recoveryCodes },
  { name: "0028_closed_days", statements: closedDays },
  { name: "0029_letters", statements: letters },
  { name: "0030_passkey_sign_in", statements: passkeySignIn },
  { name: "0032_turnover", statements: turnover },
  { name: "0034_day_balances", statements: dayBalances },
  { name: "0035_internal_rows", statements: internalRows },
  { name: "0036_like_payments", statements: likePayments },
  { name: "0037_operator_devices", statements: operatorDevices },
  { name: "0038_expiry", statements: expiry },
  { name: "0039_closed_ahead", statements: closedAhead },
  { name: "0040_operator_factors", statements: operatorFactors },
  { name: "0041_unused_since", statements: unusedSince },
  { name: "0042_shown_code", statements: shownCode },
  { name: "0043_lookups", statements: lookups },
  { name: "0044_lookup_indexes", statements: lookupIndexes },
  { name: "0045_payment_limits", statements: paymentLimits },
  { name: "0046_planned_payments", statements: plannedPayments },
  { name: "0047_account_people", statements: accountPeople },
  { name: "0048_statement_schedules", statements: statementSchedules },
  { name: "0049_lookers", statements: lookers },
  { name: "0050_approvals", statements: approvals },
  { name: "0051_payment_files", statements: paymentFiles },
  { name: "0052_salaries", statements: salaries },
  { name: "0053_money_requests", statements: moneyRequests },
  { name: "0054_direct_debits", statements: directDebits },
  { name: "0055_invitations", statements: invitations },
  { name: "0056_notifications", statements: notifications },
  { name: "0057_languages", statements: languages },
  { name: "0058_step_up_subjects", statements: stepUpSubjects },
  { name: "0059_payments_again", statements: paymentsAgain },
  { name: "0062_pushes", statements: pushes },
  { name: "0063_push_choices", statements: pushChoices },
  { name: "0064_transaction_notes", statements: transactionNotes },
  { name: "0068_spaces", statements: spaces },
  { name: "0069_space_indexes", statements: spaceIndexes },
  { name: "0070_spaces_alone", statements: spacesAlone },
  { name: "0071_data_copies", statements: dataCopies },
  { name: "0074_trusted_payees", statements: trustedPayees },
  { name: "0075_agreements", statements: agreements },
  { name: "0077_transaction_files", statements: transactionFiles },
  { name: "0078_transaction_labels", statements: transactionLabels },
  { name: "0080_budgets", statements: budgets },
  { name: "0082_closed_accounts", statements: closedAccounts },
  { name: "0084_fee_years", statements: feeYears },
  { name: "0085_document_changes", statements: documentChanges },
  { name: "0086_companies_again", statements: companiesAgain },
  { name: "0087_companies_once", statements: companiesOnce },
  { name: "0095_further_languages", statements: furtherLanguages },
  { name: "0096_mailed_since", statements: mailedSince },
  { name: "0097_budget_changes", statements: budgetChanges },
];
