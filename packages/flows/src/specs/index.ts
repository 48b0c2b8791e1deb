import { appRedirectSpec } from "../appRedirect/appRedirect.spec";
import { chatSpec } from "../chat/chat.spec";
import { complaintSpec } from "../complaint/complaint.spec";
import { contractSpec } from "../contract/contract.spec";
import { corporateOnboardingSpec } from "../corporateOnboarding/corporateOnboarding.spec";
import { devicesSpec } from "../devices/devices.spec";
import { documentsSpec } from "../documents/documents.spec";
import { uploadRowSpec } from "../documents/uploadRow.spec";
import { loadSpec } from "../load/load.spec";
import { loginSpec } from "../login/login.spec";
import { membersSpec } from "../members/members.spec";
import { passwordChangeSpec } from "../passwordChange/passwordChange.spec";
import { passwordResetSpec } from "../passwordReset/passwordReset.spec";
import { payeeFormSpec } from "../payeeForm/payeeForm.spec";
import { savedPayeesSpec } from "../savedPayees/savedPayees.spec";
import { sendSpec } from "../send/send.spec";
import { sessionClockSpec } from "../sessionClock/sessionClock.spec";
import { signUpSpec } from "../signUp/signUp.spec";
import type { AnyFlowSpec } from "../stepper";
import { transactionsSpec } from "../transactions/transactions.spec";
import { twoFactorSpec } from "../twoFactor/twoFactor.spec";
import { verificationSpec } from "../verification/verification.spec";

/** A flow as a tester meets it: its name and all that is known of its machine. */
export interface Flow {
  /** The machine's id, as in an address. */
  id: string;
  spec: AnyFlowSpec;
  /** The five journeys, and the smaller machines beside them. */
  size: "large" | "small";
}

const large: readonly AnyFlowSpec[] = [
  loginSpec,
  sendSpec,
  sessionClockSpec,
  verificationSpec,
  corporateOnboardingSpec,
];

const small: readonly AnyFlowSpec[] = [
  signUpSpec,
  passwordResetSpec,
  passwordChangeSpec,
  twoFactorSpec,
  devicesSpec,
  transactionsSpec,
  savedPayeesSpec,
  payeeFormSpec,
  loadSpec,
  chatSpec,
  complaintSpec,
  membersSpec,
  documentsSpec,
  uploadRowSpec,
  contractSpec,
  appRedirectSpec,
];

const flowsOf = (specs: readonly AnyFlowSpec[], size: Flow["size"]) =>
  specs.map((spec): Flow => ({ id: spec.id, spec, size }));

/** Every flow that has a machine: the five journeys first. */
export const flows: readonly Flow[] = [...flowsOf(large, "large"), ...flowsOf(small, "small")];

/** The flow of that id, undefined where there is none: an address may name one that is gone. */
export const flowOf = (id: string): Flow | undefined => flows.find((flow) => flow.id === id);
