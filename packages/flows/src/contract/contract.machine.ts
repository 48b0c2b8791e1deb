import type { Client, ClientFile } from "@amberline/api/client";
import { fromPromise, type SnapshotFrom } from "xstate";
import { onAnswer, onEvent, pdfOnly, toast, type ToastCalls } from "../shared";
import {
  companyInput,
  contractSetup,
  failureToast,
  shownFile,
  signInput,
  type AgreementOutcome,
  type ContractEvent,
} from "./contract.setup";

const screen = "contract";
const quiet = { screen, focus: null, announce: null };
const toRest = "#contract.open.work.resting";
/** Returns to the page and rereads the signature. */
const toSigned = [toRest, "#contract.open.signature.reading"];
const downloadFailed = toast("negative", "contract.downloadFailed");
const uncertain = { type: "refuseCode", params: { key: "contract.signUncertain" } } as const;
const signed = ["refresh", toast("positive", "contract.signed")] as const;

/** The agreement is fetched, shown and signed with a code; only the document that was shown is signed. */
const signingStates = contractSetup.createStateConfig({
  initial: "preparing",
  states: {
    preparing: {
      tags: "busy",
      meta: { screen, focus: null, announce: "contract.preparing" },
      invoke: {
        id: "readAgreement",
        src: "readAgreement",
        input: companyInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "asking", actions: onAnswer("keepAgreement") },
          { target: toRest, actions: { type: "showToast", params: failureToast } },
        ],
        onError: { target: toRest, actions: downloadFailed },
      },
    },
    asking: {
      meta: { screen, focus: "dialog", announce: null },
      on: {
        "sign.cancel": toRest,
        "sign.read": { actions: { type: "saveFile", params: shownFile } },
        "code.submit": { guard: onEvent("isWholeCode"), target: "signing" },
      },
    },
    signing: {
      tags: "busy",
      meta: { screen, focus: null, announce: "contract.signing" },
      entry: "clearNotice",
      invoke: {
        id: "sign",
        src: "sign",
        input: signInput,
        onDone: [
          { guard: onAnswer("isOk"), target: toSigned, actions: ["keepSigned", ...signed] },
          { guard: onAnswer("isUncertain"), target: "confirming" },
          {
            guard: onAnswer("isChanged"),
            target: "preparing",
            actions: ["refresh", { type: "refuseCode", params: { key: "contract.changed" } }],
          },
          {
            guard: onAnswer("isNotReady"),
            target: toRest,
            actions: ["refresh", { type: "showToast", params: failureToast }],
          },
          { target: "asking", actions: onAnswer("noteUnsigned") },
        ],
        onError: { target: "asking", actions: uncertain },
      },
    },
    /** No answer: checks whether this document is signed. */
    confirming: {
      tags: "busy",
      meta: { screen, focus: null, announce: "contract.confirming" },
      invoke: {
        id: "confirmSignature",
        src: "readSignature",
        input: companyInput,
        onDone: [
          {
            guard: onAnswer("isOurs"),
            target: toSigned,
            actions: [onAnswer("keepSignature"), ...signed],
          },
          { target: "asking", actions: uncertain },
        ],
        onError: { target: "asking", actions: uncertain },
      },
    },
  },
});

/** Reads whether the agreement is signed: at the start, after signing and after each change of the company. */
const signatureStates = contractSetup.createStateConfig({
  initial: "reading",
  on: {
    "company.changed": { target: ".reading", actions: onEvent("keepCompany") },
  },
  states: {
    reading: {
      meta: quiet,
      invoke: {
        id: "readSignature",
        src: "readSignature",
        input: companyInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "known", actions: onAnswer("keepSignature") },
          { target: "unread", actions: onAnswer("noteUnread") },
        ],
        onError: { target: "unread", actions: "noteUnreadDefect" },
      },
    },
    known: { meta: quiet },
    unread: { meta: quiet, on: { "signature.retry": "reading" } },
  },
});

const workStates = contractSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      entry: "forgetContract",
      meta: quiet,
      on: {
        "document.download": "generating",
        "signed.download": { guard: "isSigned", target: "fetchingSigned" },
        "sign.begin": { guard: "canSign", target: "signing" },
        "signer.check": { actions: "refresh" },
      },
    },
    generating: {
      tags: "busy",
      meta: { screen, focus: null, announce: "contract.preparing" },
      invoke: {
        id: "saveAgreement",
        src: "saveAgreement",
        input: companyInput,
        onDone: [
          { guard: onAnswer("isOk"), target: toRest },
          { target: toRest, actions: { type: "showToast", params: failureToast } },
        ],
        onError: { target: toRest, actions: downloadFailed },
      },
    },
    fetchingSigned: {
      tags: "busy",
      meta: { screen, focus: null, announce: "contract.preparing" },
      invoke: {
        id: "saveSigned",
        src: "saveSigned",
        input: companyInput,
        onDone: [
          { guard: onAnswer("isOk"), target: toRest },
          {
            target: [toRest, "#contract.open.signature.reading"],
            actions: { type: "showToast", params: failureToast },
          },
        ],
        onError: { target: toRest, actions: downloadFailed },
      },
    },
    signing: signingStates,
  },
});

/** A company's agreement with the bank: read, signed with a code, downloaded. */
export const contractMachine = contractSetup.createMachine({
  id: "contract",
  context: ({ input }) => ({
    ...input,
    ...{ signature: undefined, unsignedContract: null, codesRefused: 0, notice: null, unread: null },
  }),
  initial: "open",
  states: {
    open: {
      type: "parallel",
      states: { signature: signatureStates, work: workStates },
    },
  },
});

type Calls = "contractPdf" | "contractSignature" | "signContract" | "signedContractPdf";

export interface ContractCalls extends Pick<Client, Calls>, ToastCalls {
  /** Downloads a file. */
  saveFile(file: ClientFile): void;
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const sha256Of = async (content: Blob) =>
  hex(await crypto.subtle.digest("SHA-256", await content.arrayBuffer()));

async function readAgreement(
  calls: ContractCalls,
  companyId: string,
  signal: AbortSignal,
): Promise<AgreementOutcome> {
  const outcome = await pdfOnly(await calls.contractPdf(companyId, { signal }));
  if (!outcome.ok) return outcome;
  const file = { ...outcome.data, name: "doc_to_sign.pdf" };
  return { ok: true, data: { file, sha256: await sha256Of(file.content) } };
}

export const wireContract = (calls: ContractCalls) =>
  contractMachine.provide({
    actors: {
      readSignature: fromPromise(({ input, signal }) => calls.contractSignature(input.companyId, { signal })),
      readAgreement: fromPromise(({ input, signal }) => readAgreement(calls, input.companyId, signal)),
      saveAgreement: fromPromise(async ({ input, signal }) => {
        const outcome = await readAgreement(calls, input.companyId, signal);
        if (outcome.ok) calls.saveFile(outcome.data.file);
        return outcome;
      }),
      saveSigned: fromPromise(async ({ input, signal }) => {
        const outcome = await pdfOnly(await calls.signedContractPdf(input.companyId, { signal }));
        if (outcome.ok) calls.saveFile({ ...outcome.data, name: "signed_doc.pdf" });
        return outcome;
      }),
      sign: fromPromise(({ input: { companyId, sha256, code }, signal }) =>
        calls.signContract(companyId, { code: code.take(), sha256 }, { signal }),
      ),
    },
    actions: {
      showToast: (_, toast) => calls.showToast(toast),
      saveFile: (_, file) => calls.saveFile(file),
    },
  });

export interface ContractView {
  snapshot: SnapshotFrom<typeof contractMachine>;
  send: (event: ContractEvent) => void;
}
