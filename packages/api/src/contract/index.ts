import { accountInfo } from "./accountInfo";
import { agreementGive, agreementList, agreementSeen } from "./agreements";
import { approvalDecline, approvalGive, approvalList, approvalRuleSave } from "./approvals";
import { bridgeAttachment } from "./bridgeAttachment";
import { bridgeHistory } from "./bridgeHistory";
import { bridgeMessage } from "./bridgeMessage";
import { bridgeRead } from "./bridgeRead";
import { bridgeStream } from "./bridgeStream";
import { budgetList, budgetSave } from "./budgets";
import { challengeAnswer } from "./challengeAnswer";
import { challengeCreate } from "./challengeCreate";
import { companyCreate } from "./companyCreate";
import { companyInfo } from "./companyInfo";
import { companyInfoAdd } from "./companyInfoAdd";
import { complaintSend } from "./complaintSend";
import { confirm } from "./confirm";
import { contractPdf } from "./contractPdf";
import { contractSign } from "./contractSign";
import { contractSignedExists } from "./contractSignedExists";
import { contractSignedPdf } from "./contractSignedPdf";
import { accountClose, closingInfo, closingPayee } from "./closing";
import { dataCopyFile, dataCopyList, dataCopyOrder } from "./dataCopies";
import { detailsPdf } from "./detailsPdf";
import { feeInformationPdf, feeYearList, feeYearPdf } from "./fees";
import { invitationAnswer } from "./invitationAnswer";
import { collectionUpdate, directDebitList, directDebitRule, mandateUpdate } from "./directDebits";
import { labelList, labelUpdate } from "./labels";
import { limitsInfo, limitsUpdate } from "./limits";
import { login } from "./login";
import { loginBlock } from "./loginBlock";
import { loginChallenge } from "./loginChallenge";
import { loginPasskey } from "./loginPasskey";
import { logout } from "./logout";
import { memberAdd } from "./memberAdd";
import { memberDelete } from "./memberDelete";
import { memberPdf } from "./memberPdf";
import { memberUserCreate } from "./memberUserCreate";
import { multilogin } from "./multilogin";
import { orderCategories } from "./orderCategories";
import { orderCreate } from "./orderCreate";
import { orderExport } from "./orderExport";
import { orderList } from "./orderList";
import { orderOverview } from "./orderOverview";
import { orderPdf } from "./orderPdf";
import { orderQuote } from "./orderQuote";
import { passkeyBegin } from "./passkeyBegin";
import { passkeyCreate } from "./passkeyCreate";
import { passkeyDelete } from "./passkeyDelete";
import { passkeyList } from "./passkeyList";
import { passkeyRename } from "./passkeyRename";
import { passwordChange } from "./passwordChange";
import { payeeBank } from "./payeeBank";
import { moneyRequestCreate, moneyRequestList, moneyRequestUpdate, moneyRequestView } from "./moneyRequests";
import {
  notificationChoices,
  notificationChoicesUpdate,
  notificationList,
  notificationRead,
  pushKey,
  pushSubscribe,
  pushUnsubscribe,
} from "./notifications";
import {
  paymentFileAgain,
  paymentFileApprove,
  paymentFileList,
  paymentFileRemove,
  paymentFileReport,
  paymentFileRows,
  paymentFileUpdate,
  paymentFileUpload,
  paymentRowsChange,
} from "./paymentFiles";
import { peopleList, personLeave, personRemove, personSave } from "./people";
import { planList, planUpdate } from "./plans";
import { receiverCreate } from "./receiverCreate";
import { receiverDelete } from "./receiverDelete";
import { receiverList } from "./receiverList";
import { receiverTrust } from "./receiverTrust";
import { receiverUpdate } from "./receiverUpdate";
import { recoveryCodesCreate } from "./recoveryCodesCreate";
import { refresh } from "./refresh";
import { register } from "./register";
import { reset } from "./reset";
import { resetConfirm } from "./resetConfirm";
import { sessionList } from "./sessionList";
import { sessionRevoke } from "./sessionRevoke";
import { spaceClose, spaceList, spaceMove, spaceSave } from "./spaces";
import { signInDisown } from "./signInDisown";
import { signInList } from "./signInList";
import { statementScheduleInfo, statementScheduleUpdate } from "./statementSchedule";
import { stepUp } from "./stepUp";
import { tariffs } from "./tariffs";
import { templateCreate } from "./templateCreate";
import { templateDelete } from "./templateDelete";
import { templateList } from "./templateList";
import { templateUpdate } from "./templateUpdate";
import { transactionFile, transactionFileAdd, transactionFileDelete } from "./transactionFiles";
import { transactionNote } from "./transactionNote";
import { transactionPdf } from "./transactionPdf";
import { twoFactorSetup } from "./twoFactorSetup";
import { twoFactorUpdate } from "./twoFactorUpdate";
import { userInfo } from "./userInfo";
import { verificationLink } from "./verificationLink";
import { verificationToken } from "./verificationToken";

export * from "./bridgeFields";
export * from "./call";
export * from "./file";
export { knownFields } from "./reading";
export * from "./schemas";
export { approvalsAtOnce } from "./approvals";
export { complaintFileLimit } from "./complaintSend";
export { CREDIT_NOT_REACHABLE, INSTANT_NOT_REACHABLE, LIKELY_REPEAT } from "./orderCreate";
export { collectionStates, mandateStates } from "./directDebits";
export { CLOSING_CHANGED, closingBlockers, closingEnds } from "./closing";
export { dataCopyStates } from "./dataCopies";
export { invitationDays } from "./people";
export { longestRequest, longestRequestText, moneyRequestStates } from "./moneyRequests";
export { agreedDocuments, consentKinds } from "./agreements";
export {
  longestNotificationSearch,
  longestPushEndpoint,
  notificationKinds,
  notificationTargets,
  type NotificationKind,
  type NotificationTarget,
} from "./notifications";
export { exportFormats } from "./orderExport";
export {
  largestPaymentFile,
  mostPaymentRows,
  paymentFileFormats,
  paymentFileReports,
  paymentFileStates,
  paymentRowFields,
  paymentRowStates,
  paymentRowsAtOnce,
} from "./paymentFiles";
export { lastRuleDay, longestSpaceName, spaceRules } from "./spaces";
export { statementRhythms } from "./statementSchedule";
export { signInResults } from "./signInList";
export { STEP_UP_REQUIRED, steppedUpActs } from "./stepUp";
export { pricedServices } from "./tariffs";

export const calls = {
  login,
  loginBlock,
  loginChallenge,
  loginPasskey,
  logout,
  refresh,
  multilogin,
  accountInfo,
  userInfo,
  orderList,
  orderCategories,
  orderCreate,
  orderExport,
  orderOverview,
  orderPdf,
  transactionNote,
  labelList,
  labelUpdate,
  transactionFileAdd,
  transactionFileDelete,
  transactionFile,
  transactionPdf,
  detailsPdf,
  feeYearList,
  feeYearPdf,
  feeInformationPdf,
  orderQuote,
  planList,
  planUpdate,
  paymentFileUpload,
  paymentFileList,
  paymentFileRows,
  paymentRowsChange,
  paymentFileUpdate,
  paymentFileAgain,
  paymentFileApprove,
  paymentFileRemove,
  paymentFileReport,
  directDebitList,
  directDebitRule,
  mandateUpdate,
  collectionUpdate,
  moneyRequestList,
  moneyRequestCreate,
  moneyRequestUpdate,
  moneyRequestView,
  spaceList,
  spaceSave,
  spaceMove,
  spaceClose,
  budgetList,
  budgetSave,
  notificationList,
  notificationRead,
  notificationChoices,
  notificationChoicesUpdate,
  pushKey,
  pushSubscribe,
  pushUnsubscribe,
  payeeBank,
  tariffs,
  templateList,
  templateCreate,
  templateUpdate,
  templateDelete,
  receiverList,
  receiverCreate,
  receiverUpdate,
  receiverDelete,
  receiverTrust,
  confirm,
  reset,
  register,
  resetConfirm,
  passwordChange,
  twoFactorSetup,
  twoFactorUpdate,
  recoveryCodesCreate,
  challengeCreate,
  challengeAnswer,
  stepUp,
  passkeyList,
  passkeyBegin,
  passkeyCreate,
  passkeyRename,
  passkeyDelete,
  limitsInfo,
  limitsUpdate,
  statementScheduleInfo,
  statementScheduleUpdate,
  verificationToken,
  verificationLink,
  sessionList,
  sessionRevoke,
  signInList,
  signInDisown,
  agreementList,
  agreementGive,
  agreementSeen,
  dataCopyList,
  dataCopyOrder,
  dataCopyFile,
  closingInfo,
  closingPayee,
  accountClose,
  companyCreate,
  companyInfo,
  companyInfoAdd,
  memberAdd,
  memberDelete,
  memberUserCreate,
  peopleList,
  personSave,
  personLeave,
  personRemove,
  approvalList,
  approvalGive,
  approvalDecline,
  approvalRuleSave,
  contractPdf,
  contractSign,
  contractSignedExists,
  contractSignedPdf,
  memberPdf,
  invitationAnswer,
  bridgeHistory,
  bridgeMessage,
  bridgeRead,
  bridgeStream,
  bridgeAttachment,
  complaintSend,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
