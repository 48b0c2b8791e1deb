import {
  type AccountPeopleTable,
  type ProposalApprovalsTable,
  type ProposalsTable,
  type CompanyAnswersTable,
  type CompanyContractsTable,
  type CompanyDocumentsTable,
  type CompanyMemberChangesTable,
  type NamedPeopleTable,
  type CompanyMembersTable,
  type CompanyNewDocumentsTable,
  type CompanyReviewsTable,
  type CompanySignaturesTable,
} from "./tables/companies";
import {
  type AuditLogTable,
  type BanksTable,
  type OutboxTable,
  type OutsideAccountsTable,
  type PaymentTemplatesTable,
  type ReceiversTable,
  type SettingsTable,
  type VopChecksTable,
} from "./tables/directory";
import {
  type RecoveryCodesTable,
  type TotpSetupsTable,
  type VerificationLinksTable,
  type VerificationPhotosTable,
  type VerificationsTable,
  type WidgetTokensTable,
} from "./tables/identity";
import {
  type BalancesTable,
  type DayBalancesTable,
  type IdempotencyTable,
  type PaymentFilesTable,
  type PaymentLimitsTable,
  type PaymentRowsTable,
  type PlannedPaymentsTable,
  type StatementSchedulesTable,
  type JournalEntriesTable,
  type LedgerAccountsTable,
  type PostingsTable,
  type TransactionsTable,
} from "./tables/ledger";
import {
  type OperatorInvitationsTable,
  type OperatorSessionsTable,
  type OperatorsTable,
} from "./tables/operators";
import {
  type AccessTokensTable,
  type AccountsTable,
  type CodesTable,
  type KnownDevicesTable,
  type LoginsTable,
  type PasskeyChallengesTable,
  type PasskeysTable,
  type SessionsTable,
  type SignInsTable,
  type StepUpsTable,
  type ThrottleTable,
} from "./tables/people";
import {
  type ChatAttachmentsTable,
  type ChatMessagesTable,
  type ChatThreadsTable,
  type ComplaintFilesTable,
  type ComplaintsTable,
  type ComplaintYearsTable,
} from "./tables/support";

/** Instants are ISO text, bigints safe integers, money integer cents. */
export interface Database {
  logins: LoginsTable;
  accounts: AccountsTable;
  account_people: AccountPeopleTable;
  payment_files: PaymentFilesTable;
  payment_rows: PaymentRowsTable;
  proposals: ProposalsTable;
  proposal_approvals: ProposalApprovalsTable;
  sessions: SessionsTable;
  sign_ins: SignInsTable;
  access_tokens: AccessTokensTable;
  codes: CodesTable;
  known_devices: KnownDevicesTable;
  step_ups: StepUpsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  throttle: ThrottleTable;
  ledger_accounts: LedgerAccountsTable;
  journal_entries: JournalEntriesTable;
  postings: PostingsTable;
  balances: BalancesTable;
  day_balances: DayBalancesTable;
  transactions: TransactionsTable;
  idempotency: IdempotencyTable;
  payment_limits: PaymentLimitsTable;
  planned_payments: PlannedPaymentsTable;
  statement_schedules: StatementSchedulesTable;
  banks: BanksTable;
  outside_accounts: OutsideAccountsTable;
  payment_templates: PaymentTemplatesTable;
  receivers: ReceiversTable;
  vop_checks: VopChecksTable;
  outbox: OutboxTable;
  audit_log: AuditLogTable;
  settings: SettingsTable;
  totp_setups: TotpSetupsTable;
  recovery_codes: RecoveryCodesTable;
  verifications: VerificationsTable;
  verification_photos: VerificationPhotosTable;
  verification_links: VerificationLinksTable;
  widget_tokens: WidgetTokensTable;
  company_answers: CompanyAnswersTable;
  company_documents: CompanyDocumentsTable;
  company_members: CompanyMembersTable;
  company_member_changes: CompanyMemberChangesTable;
  named_people: NamedPeopleTable;
  company_new_documents: CompanyNewDocumentsTable;
  company_contracts: CompanyContractsTable;
  company_signatures: CompanySignaturesTable;
  company_reviews: CompanyReviewsTable;
  chat_threads: ChatThreadsTable;
  chat_messages: ChatMessagesTable;
  chat_attachments: ChatAttachmentsTable;
  complaint_years: ComplaintYearsTable;
  complaints: ComplaintsTable;
  complaint_files: ComplaintFilesTable;
  operators: OperatorsTable;
  operator_sessions: OperatorSessionsTable;
  operator_invitations: OperatorInvitationsTable;
}

export { epochOf, instant, type Cents, type Count, type Instant } from "./tables/columns";
