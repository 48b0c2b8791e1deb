import type { Company, User } from "@amberline/api/client";
import type {
  AgreementOutcome,
  ContractEvent,
  SignatureOutcome,
  SignedOutcome,
  SignOutcome,
} from "@amberline/flows/contract";
import { contractMachine } from "@amberline/flows/contract/machine";
import { failureKeys, Secret } from "@amberline/flows/shared";
import { exampleCompany, failures, refused } from "@amberline/flows/shared/examples";
import { createEmptyActor } from "xstate";
import { answers, examples, type FlowDefinition } from "../engine";

export const exampleHash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

const customer = (): Record<string, ContractEvent> => ({
  "document.download": { type: "document.download" },
  "signed.download": { type: "signed.download" },
  "sign.begin": { type: "sign.begin" },
  "sign.cancel": { type: "sign.cancel" },
  "sign.read": { type: "sign.read" },
  "code.submit": { type: "code.submit", code: new Secret("246810") },
  "code.submit:short": { type: "code.submit", code: new Secret("2468") },
  "signer.check": { type: "signer.check" },
  "signature.retry": { type: "signature.retry" },
});

const by = (change: Partial<User>): Company => ({
  ...exampleCompany,
  user: { ...exampleCompany.user, ...change },
});

const surroundings: Record<string, ContractEvent> = {
  "company.changed": { type: "company.changed", company: exampleCompany },
};

const document = { name: "doc_to_sign.pdf", content: new Blob(["%PDF-1.7"]) };
const signature = { signer: "Zane Krūmiņa", at: 1_795_262_400_000 };

const agreements: Record<string, AgreementOutcome> = {
  ok: { ok: true, data: { file: document, sha256: exampleHash } },
  notReady: refused("NOT_READY", "NOT_READY"),
  ...failures,
};
const signedFiles: Record<string, SignedOutcome> = {
  ok: { ok: true, data: document },
  notSigned: refused("NOT_SIGNED", "NOT_SIGNED"),
  ...failures,
};
const signatures: Record<string, SignatureOutcome> = {
  none: { ok: true, data: null },
  ours: { ok: true, data: { ...signature, sha256: exampleHash } },
  other: { ok: true, data: { ...signature, sha256: "" } },
  ...failures,
};
const signs: Record<string, SignOutcome> = {
  ok: { ok: true, data: true },
  wrongCode: refused("INCORRECT_2FA_CODE", "INCORRECT_2FA_CODE"),
  changed: refused("CONTRACT_CHANGED", "CONTRACT_CHANGED"),
  notReady: refused("NOT_READY", "NOT_READY"),
  locked: refused("other", "Too many wrong codes. Try again in 5 minutes."),
  ...failures,
};

const partOf = (company: Company) => ({ companyId: company.id, company, parent: createEmptyActor() });

export const contractFlow: FlowDefinition<typeof contractMachine> = {
  id: "contract",
  machine: contractMachine,
  inputs: {
    company: partOf(exampleCompany),
    unverified: partOf(by({ verification: "none" })),
    withoutTwoFactor: partOf(by({ hasTwoFactor: false })),
  },
  catalogue: (snapshot) => [
    ...examples("user", customer()),
    ...answers(snapshot, "readSignature", signatures),
    ...answers(snapshot, "confirmSignature", signatures),
    ...answers(snapshot, "readAgreement", agreements),
    ...answers(snapshot, "saveAgreement", agreements),
    ...answers(snapshot, "saveSigned", signedFiles),
    ...answers(snapshot, "sign", signs),
    ...examples("environment", surroundings),
  ],
  project: ({ company, signature: known, unsignedContract }) => [
    company.user.verification,
    company.user.hasTwoFactor,
    known === undefined ? "unread" : known?.sha256,
    unsignedContract !== null,
  ],
  requirements: {
    "open.signature.reading": ["7 /corporate/pdf_signed_exists"],
    "open.signature.known": ["2.12 contract tab"],
    "open.signature.unread": ["8 network failure"],
    "open.work.resting": ["2.12 contract tab"],
    "open.work.generating": ["7 /corporate/pdf_generate"],
    "open.work.fetchingSigned": ["7 /corporate/pdf_signed"],
    "open.work.signing.preparing": ["7 /corporate/pdf_generate"],
    "open.work.signing.asking": ["7 /corporate/pdf_sign"],
    "open.work.signing.signing": ["7 /corporate/pdf_sign"],
    "open.work.signing.confirming": ["7 /corporate/pdf_signed_exists"],
  },
  texts: [
    ...failureKeys,
    "contract.downloadFailed",
    "contract.notReady",
    "contract.notSigned",
    "contract.codeRefused",
    "contract.signFailed",
    "contract.signUncertain",
    "contract.signed",
    "contract.changed",
  ],
  takenWhileBusy: [],
  unreachable: {},
};
