import { appRedirectDrive } from "./appRedirect";
import { chatDrive } from "./chat";
import { complaintDrive } from "./complaint";
import { contractDrive } from "./contract";
import { corporateOnboardingDrive } from "./corporateOnboarding";
import { devicesDrive } from "./devices";
import { documentsDrive, uploadRowDrive } from "./documents";
import { type FlowDrive } from "./flowDrive";
import { loadDrive } from "./load";
import { loginDrive } from "./login";
import { membersDrive } from "./members";
import { passwordChangeDrive, passwordResetDrive } from "./passwords";
import { payeeFormDrive, savedPayeesDrive } from "./payees";
import { sendDrive } from "./send";
import { sessionClockDrive } from "./sessionClock";
import { signUpDrive } from "./signUp";
import { transactionsDrive } from "./transactions";
import { twoFactorDrive } from "./twoFactor";
import { verificationDrive } from "./verification";

/** Every flow that is played in the real app. */
export const drives: Readonly<Record<string, FlowDrive>> = {
  login: loginDrive,
  send: sendDrive,
  sessionClock: sessionClockDrive,
  verification: verificationDrive,
  corporateOnboarding: corporateOnboardingDrive,
  signUp: signUpDrive,
  passwordReset: passwordResetDrive,
  passwordChange: passwordChangeDrive,
  twoFactor: twoFactorDrive,
  devices: devicesDrive,
  transactions: transactionsDrive,
  savedPayees: savedPayeesDrive,
  payeeForm: payeeFormDrive,
  load: loadDrive,
  chat: chatDrive,
  complaint: complaintDrive,
  members: membersDrive,
  documents: documentsDrive,
  uploadRow: uploadRowDrive,
  contract: contractDrive,
  appRedirect: appRedirectDrive,
};
