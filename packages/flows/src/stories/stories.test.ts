import { describe, expect, test } from "vitest";
import * as appRedirect from "../appRedirect/appRedirect.stories";
import { appRedirectSpec } from "../appRedirect/appRedirect.spec";
import * as corporateOnboarding from "../corporateOnboarding/corporateOnboarding.stories";
import { corporateOnboardingSpec } from "../corporateOnboarding/corporateOnboarding.spec";
import * as chat from "../chat/chat.stories";
import { chatSpec } from "../chat/chat.spec";
import * as complaint from "../complaint/complaint.stories";
import { complaintSpec } from "../complaint/complaint.spec";
import * as load from "../load/load.stories";
import { loadSpec } from "../load/load.spec";
import * as login from "../login/login.stories";
import { loginSpec } from "../login/login.spec";
import * as payeeForm from "../payeeForm/payeeForm.stories";
import { payeeFormSpec } from "../payeeForm/payeeForm.spec";
import * as passwordChange from "../passwordChange/passwordChange.stories";
import { passwordChangeSpec } from "../passwordChange/passwordChange.spec";
import * as passwordReset from "../passwordReset/passwordReset.stories";
import { passwordResetSpec } from "../passwordReset/passwordReset.spec";
import * as savedPayees from "../savedPayees/savedPayees.stories";
import { savedPayeesSpec } from "../savedPayees/savedPayees.spec";
import * as sendOutcome from "../send/sendOutcome.stories";
import * as send from "../send/send.stories";
import { sendSpec } from "../send/send.spec";
import * as history from "../history/history.stories";
import * as transactions from "../transactions/transactions.stories";
import { transactionsSpec } from "../transactions/transactions.spec";
import * as signUp from "../signUp/signUp.stories";
import { signUpSpec } from "../signUp/signUp.spec";
import * as sessionClock from "../sessionClock/sessionClock.stories";
import { sessionClockSpec } from "../sessionClock/sessionClock.spec";
import * as verification from "../verification/verification.stories";
import { verificationSpec } from "../verification/verification.spec";
import * as twoFactor from "../twoFactor/twoFactor.stories";
import { twoFactorSpec } from "../twoFactor/twoFactor.spec";
import * as devices from "../devices/devices.stories";
import { devicesSpec } from "../devices/devices.spec";
import * as documents from "../documents/documents.stories";
import { uploadRowSpec } from "../documents/uploadRow.spec";
import * as members from "../members/members.stories";
import { membersSpec } from "../members/members.spec";
import * as contract from "../contract/contract.stories";
import { contractSpec } from "../contract/contract.spec";
import type { AnyFlowSpec } from "../stepper";
import { snapshotAt, type Way } from "./at";

interface File {
  default: { args: Way };
  [name: string]: { args?: Partial<Way> };
}

/** States the page shows, not the flow's screen. */
const shownElsewhere: Record<string, readonly string[]> = {
  login: ["signedOut.auth.defect", "left"],
  signUp: ["defect", "registered", "left"],
  passwordReset: ["defect", "changed", "withoutEmail", "left"],
  passwordChange: ["defect", "changed", "left"],
  appRedirect: ["fellBack", "left"],
  corporateOnboarding: ["left", "aborted"],
  savedPayees: ["aborted"],
  payeeForm: ["saved", "left"],
  send: ["completed", "aborted"],
  transactions: ["left"],
  verification: ["closed", "aborted"],
  twoFactor: ["closed", "aborted"],
  devices: ["closed", "aborted"],
  load: ["aborted"],
  chat: ["aborted"],
  complaint: ["left"],
  uploadRow: ["aborted"],
  members: ["aborted"],
  contract: ["aborted"],
  sessionClock: [
    "none",
    "active.fresh.resting",
    "active.fresh.renewing",
    "active.fresh.pausing",
    "loggingOut",
    "replaced",
  ],
};

const waysOf = (file: object): Way[] => {
  const { default: meta, ...stories } = file as File;
  return Object.values(stories).map(({ args }) => ({ ...meta.args, ...args }));
};

describe("the stories of the flows", () => {
  test.each([
    ["sign-in", loginSpec, [login]],
    ["sign-up", signUpSpec, [signUp]],
    ["a password reset", passwordResetSpec, [passwordReset]],
    ["a password change", passwordChangeSpec, [passwordChange]],
    ["opening the app", appRedirectSpec, [appRedirect]],
    ["a payment", sendSpec, [send, sendOutcome]],
    ["a company's registration", corporateOnboardingSpec, [corporateOnboarding]],
    ["templates and receivers", savedPayeesSpec, [savedPayees]],
    ["the form of a template or receiver", payeeFormSpec, [payeeForm]],
    ["the transaction list", transactionsSpec, [transactions, history]],
    ["identity verification", verificationSpec, [verification]],
    ["two-factor", twoFactorSpec, [twoFactor]],
    ["signed-in devices", devicesSpec, [devices]],
    ["loading money", loadSpec, [load]],
    ["the chat", chatSpec, [chat]],
    ["a complaint", complaintSpec, [complaint]],
    ["a company's documents", uploadRowSpec, [documents]],
    ["a company's members", membersSpec, [members]],
    ["a company's contract", contractSpec, [contract]],
    ["the session clock", sessionClockSpec, [sessionClock]],
  ] as [string, AnyFlowSpec, object[]][])(
    "show every state of %s that its screen shows",
    (_, spec, files) => {
      const shown = new Set(
        files
          .flatMap(waysOf)
          .flatMap((way) => Object.keys(snapshotAt(spec, way).getMeta()))
          .map((id) => id.slice(spec.machine.id.length + 1)),
      );
      const wanted = Object.keys(spec.requirements).filter((id) => !shownElsewhere[spec.id]?.includes(id));
      expect(wanted.filter((id) => !shown.has(id))).toEqual([]);
    },
  );

  test("refuse a way that the chart does not know", () => {
    const way = { input: "private", path: "order.submit~resend=net" };
    expect(() => snapshotAt(sendSpec, way)).toThrow('"resend=net" means nothing here');
  });
});
