import type { CallName } from "../contract";

/** What the app does at a provider without calls that the specification does not name (docs/decisions/0004). */
const groups: [then: string, ...calls: CallName[]][] = [
  ["Blocking access signed out fails in words: the customer calls the bank.", "loginBlock"],
  ["Nobody signs in with a passkey alone.", "loginChallenge", "loginPasskey"],
  ["The app offers no categories of transactions.", "orderCategories"],
  ["Notes cannot be written.", "transactionNote"],
  ["Labels are changed on each transaction alone.", "labelList", "labelUpdate"],
  [
    "Nothing can be attached to a transaction.",
    "transactionFileAdd",
    "transactionFileDelete",
    "transactionFile",
  ],
  ["Home shows the balance and the list alone.", "orderOverview"],
  ["The list cannot be exported as a file.", "orderExport"],
  ["The customer copies the bank details from the page.", "detailsPdf"],
  [
    "The page of fees says that its papers cannot be loaded.",
    "feeYearList",
    "feeYearPdf",
    "feeInformationPdf",
  ],
  ["The page of fees says that they cannot be loaded.", "tariffs"],
  ["The form names no fee, and the dialogs name the tariff's.", "orderQuote"],
  ["Help with an account ends at its checksum, and the BIC is typed.", "payeeBank"],
  ["Payments are made at once: the app does not ask when.", "planList", "planUpdate"],
  [
    "A company enters its payments one by one.",
    ...(["paymentFileUpload", "paymentFileList", "paymentFileRows", "paymentRowsChange"] as const),
    ...(["paymentFileUpdate", "paymentFileAgain", "paymentFileApprove", "paymentFileRemove"] as const),
    "paymentFileReport",
  ],
  [
    "Direct debits stand in the list as payments.",
    ...(["directDebitList", "directDebitRule", "mandateUpdate", "collectionUpdate"] as const),
  ],
  [
    "The app does not offer to ask others for money.",
    ...(["moneyRequestList", "moneyRequestCreate", "moneyRequestUpdate", "moneyRequestView"] as const),
  ],
  ["The app offers no spaces.", "spaceList", "spaceSave", "spaceMove", "spaceClose"],
  ["The app offers no budgets.", "budgetList", "budgetSave"],
  [
    "There is no list of notifications.",
    ...([
      "notificationList",
      "notificationRead",
      "notificationChoices",
      "notificationChoicesUpdate",
    ] as const),
  ],
  ["Nothing is pushed to browsers.", "pushKey", "pushSubscribe", "pushUnsubscribe"],
  [
    "Payees are not kept: the page says that they cannot be loaded.",
    ...(["receiverList", "receiverCreate", "receiverUpdate", "receiverDelete"] as const),
  ],
  ["Every payment takes a code.", "receiverTrust"],
  ["Recovery codes are not offered.", "recoveryCodesCreate"],
  ["The code is the authenticator app's.", "challengeCreate", "challengeAnswer"],
  ["What changes how one signs in takes the session alone.", "stepUp"],
  [
    "The menu has no passkeys.",
    ...(["passkeyList", "passkeyBegin", "passkeyCreate", "passkeyRename", "passkeyDelete"] as const),
  ],
  ["Customers set no limits: the menu does not offer them.", "limitsInfo", "limitsUpdate"],
  ["Nobody is told that a statement is ready.", "statementScheduleInfo", "statementScheduleUpdate"],
  ["The page of devices is not offered.", "sessionList", "sessionRevoke"],
  ["The history of sign-ins is left out.", "signInList", "signInDisown"],
  [
    "The page of agreements says that they cannot be loaded.",
    "agreementList",
    "agreementGive",
    "agreementSeen",
  ],
  [
    "The profile says that copies of the data cannot be loaded.",
    "dataCopyList",
    "dataCopyOrder",
    "dataCopyFile",
  ],
  ["Accounts cannot be closed in the app.", "closingInfo", "closingPayee", "accountClose"],
  ["No company is opened in the app.", "companyCreate"],
  ["The contract of a member cannot be read.", "memberPdf"],
  ["Members are added at once.", "invitationAnswer"],
  [
    "Nobody else uses a company's account.",
    ...(["peopleList", "personSave", "personRemove", "personLeave"] as const),
  ],
  [
    "A company's payments are made without others' approval.",
    ...(["approvalList", "approvalGive", "approvalDecline", "approvalRuleSave"] as const),
  ],
  ["What was read on one device is unread on the others.", "bridgeRead"],
  ["Files of a chat come in its history alone.", "bridgeAttachment"],
];

/** By call; the specification names all others. */
export const additions: ReadonlyMap<CallName, string> = new Map(
  groups.flatMap(([then, ...calls]) => calls.map((call) => [call, then] as const)),
);

const ofUser = {
  sumsub_final: "Every rejected verification offers another try.",
  unread_messages: "Unread messages are not counted.",
  unread_notifications: "There is no list of notifications.",
  tariff_fees: "The tariff is shown by its name, without prices.",
  recovery_codes_left: "Recovery codes are not offered.",
  passkeys: "The menu has no passkeys.",
  has_limits: "The menu does not offer limits.",
  has_plans: "The form does not ask when to pay.",
};

const below = (path: string, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, then]) => [`${path}.${name}`, then]));

/** What the app does without fields of an answer that the specification does not name, by their path. */
export const addedFields: { [Name in CallName]?: Readonly<Record<string, string>> } = {
  userInfo: below("data", ofUser),
  accountInfo: below("data", {
    id: "The account has the id it was asked for by.",
    pending_out: "Money on its way out counts as none.",
    bic: "The page of bank details has no BIC.",
    vop_policy: "A lost answer to a first request leaves the payment in doubt.",
    storage_key: "Payments in doubt are forgotten when the page is loaded anew.",
    has_people: "The app offers nobody else's access.",
    has_payment_files: "A company enters its payments one by one.",
    has_money_requests: "The app does not offer to ask others for money.",
    has_direct_debits: "Direct debits stand in the list as payments.",
    can_close: "Accounts cannot be closed in the app.",
    has_spaces: "The app offers no spaces.",
    has_budgets: "The app offers no budgets.",
    has_statements: "The app does not offer to tell of statements.",
  }),
  orderList: {
    total: "The transactions on the page are counted.",
    totals: "What went in and out is not shown.",
    labels: "The app offers no labels.",
    "data[].status_reason": "Why a payment was declined is not shown.",
    "data[].category": "Transactions have no category.",
  },
  orderCreate: {
    vop_id: "The forced request is sent without the check it overrides.",
    fee: "The dialogs name the tariff's fee.",
  },
  refresh: { refreshToken: "The refresh token is kept for the next time." },
  templateCreate: { id: "The list is read to find the template." },
};
