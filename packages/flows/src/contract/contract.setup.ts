import type { ClientFile, ContractSignature, Outcome } from "@amberline/api/client";
import { assign, sendTo, setup } from "xstate";
import {
  failureNotice,
  failureNoticeOr,
  isOk,
  isRefusal,
  isSixCharacters,
  isUncertain,
  notProvided,
  notProvidedEffect,
  type LeafMeta,
  type Notice,
  type PartEvent,
  type PartInput,
  type Secret,
  type ToastNotice,
} from "../shared";

/** The current agreement. */
interface UnsignedContract {
  file: ClientFile;
  /** SHA-256 of its bytes in hex. */
  sha256: string;
}

export interface ContractContext extends PartInput {
  /** Signature of the current contract; null when unsigned, undefined until it is read. */
  signature: ContractSignature | undefined;
  unsignedContract: UnsignedContract | null;
  /** Incremented to clear the code field. */
  codesRefused: number;
  /** Shown beside the code field. */
  notice: Notice | null;
  /** Why the signature could not be read. */
  unread: Notice | null;
}

export type ContractEvent =
  | PartEvent
  | { type: "document.download" }
  | { type: "signed.download" }
  | { type: "sign.begin" }
  | { type: "sign.cancel" }
  | { type: "sign.read" }
  | { type: "code.submit"; code: Secret }
  | { type: "signer.check" }
  | { type: "signature.retry" };

export type AgreementOutcome = Outcome<UnsignedContract, "NOT_READY">;
export type SignedOutcome = Outcome<ClientFile, "NOT_SIGNED">;
export type SignOutcome = Outcome<true, "INCORRECT_2FA_CODE" | "CONTRACT_CHANGED" | "NOT_READY">;
export type SignatureOutcome = Outcome<ContractSignature>;

type Ctx = { context: ContractContext };
type Company = { company: ContractContext["company"] };

/** Signing takes a verified user with two-factor. */
export const canSign = ({ company: { user } }: Pick<ContractContext, "company">): boolean =>
  user.verification === "verify" && user.hasTwoFactor;

function failedAs(key: string, outcome: AgreementOutcome | SignedOutcome | SignOutcome): Notice {
  if (isRefusal(outcome, "NOT_READY")) return { key: "contract.notReady" };
  if (isRefusal(outcome, "NOT_SIGNED")) return { key: "contract.notSigned" };
  return failureNoticeOr(key, outcome);
}

const signNotice = (outcome: SignOutcome): Notice =>
  isRefusal(outcome, "INCORRECT_2FA_CODE")
    ? { key: "contract.codeRefused", field: "code" }
    : failedAs("contract.signFailed", outcome);

export const contractSetup = setup({
  types: {
    context: {} as ContractContext,
    input: {} as PartInput,
    events: {} as ContractEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readSignature: notProvided<SignatureOutcome, { companyId: string }>("readSignature"),
    readAgreement: notProvided<AgreementOutcome, { companyId: string }>("readAgreement"),
    saveAgreement: notProvided<AgreementOutcome, { companyId: string }>("saveAgreement"),
    saveSigned: notProvided<SignedOutcome, { companyId: string }>("saveSigned"),
    sign: notProvided<SignOutcome, { companyId: string; sha256: string; code: Secret }>("sign"),
  },
  guards: {
    isOk,
    canSign: ({ context }) => canSign(context) && context.signature === null,
    isSigned: ({ context }) => Boolean(context.signature),
    isWholeCode: (_, { code }: { code: Secret }) => code.satisfies(isSixCharacters),
    isUncertain: (_, outcome: SignOutcome) => isUncertain(outcome),
    isChanged: (_, outcome: SignOutcome) => isRefusal(outcome, "CONTRACT_CHANGED"),
    isNotReady: (_, outcome: SignOutcome) => isRefusal(outcome, "NOT_READY"),
    /** The document that was shown is signed. */
    isOurs: ({ context }, outcome: SignatureOutcome) =>
      outcome.ok && outcome.data !== null && outcome.data.sha256 === context.unsignedContract?.sha256,
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    /** Downloads a file. */
    saveFile: notProvidedEffect<UnsignedContract["file"]>("saveFile"),
    refresh: sendTo(({ context }) => context.parent, { type: "company.refresh" }),
    keepCompany: assign((_, { company }: Company) => ({ company })),
    keepSignature: assign((_, outcome: SignatureOutcome) =>
      outcome.ok ? { signature: outcome.data, unread: null } : {},
    ),
    /** A new signature is shown at once; its time is read afterwards. */
    keepSigned: assign(({ context: { unsignedContract, company } }) => ({
      signature: {
        signer: `${company.user.firstName} ${company.user.lastName}`,
        at: null,
        sha256: unsignedContract?.sha256 ?? "",
      },
    })),
    noteUnread: assign((_, outcome: SignatureOutcome) => ({
      unread: outcome.ok ? null : failureNotice(outcome),
    })),
    noteUnreadDefect: assign({ unread: { key: "error.general" } }),
    keepAgreement: assign((_, outcome: AgreementOutcome) =>
      outcome.ok ? { unsignedContract: outcome.data } : {},
    ),
    forgetContract: assign({ unsignedContract: null, notice: null }),
    noteUnsigned: assign(({ context }, outcome: SignOutcome) => ({
      notice: signNotice(outcome),
      codesRefused: context.codesRefused + 1,
    })),
    refuseCode: assign(({ context }, notice: Notice) => ({ notice, codesRefused: context.codesRefused + 1 })),
    clearNotice: assign({ notice: null }),
  },
});

export const companyInput = ({ context: { companyId } }: Ctx) => ({ companyId });

export const signInput = ({ context, event }: Ctx & { event: ContractEvent }) => ({
  companyId: context.companyId,
  sha256: context.unsignedContract?.sha256 ?? "",
  code: (event as Extract<ContractEvent, { type: "code.submit" }>).code,
});

/** Toast for a failed download. */
export const failureToast = ({
  event,
}: {
  event: { output: AgreementOutcome | SignedOutcome | SignOutcome };
}): ToastNotice => ({ tone: "negative", notice: failedAs("contract.downloadFailed", event.output) });

export const shownFile = ({ context: { unsignedContract } }: Ctx) =>
  (unsignedContract as UnsignedContract).file;
