import type { ClientFile, ContractSignature, Outcome } from "@amberline/api/client";
import type { Notice, PartHears, PartInput, Secret } from "../shared";

/** The agreement as it would be signed now. */
export interface Agreement {
  file: ClientFile;
  /** SHA-256 of its bytes in hex. */
  sha256: string;
}

export interface ContractContext extends PartInput {
  /** Who signed the agreement as it stands, null while nobody has; undefined until it was read. */
  signature: ContractSignature | undefined;
  /** What is about to be signed. */
  agreement: Agreement | null;
  /** How many codes were refused: the field empties with each. */
  codesRefused: number;
  /** Said beside the question for the code. */
  notice: Notice | null;
  /** Why it is not known whether the agreement is signed. */
  unread: Notice | null;
}

export type ContractEvent =
  | PartHears
  | { type: "document.download" }
  | { type: "signed.download" }
  | { type: "sign.begin" }
  | { type: "sign.cancel" }
  | { type: "sign.read" }
  | { type: "code.submit"; code: Secret }
  /** The signer has switched on what was missing. */
  | { type: "signer.check" }
  | { type: "signature.retry" };

export type AgreementOutcome = Outcome<Agreement, "NOT_READY">;
export type SignedOutcome = Outcome<ClientFile, "NOT_SIGNED">;
export type SignOutcome = Outcome<true, "INCORRECT_2FA_CODE" | "CONTRACT_CHANGED" | "NOT_READY">;
export type SignatureOutcome = Outcome<ContractSignature>;
