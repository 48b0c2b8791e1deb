import { onAnswer, onEvent, toast } from "../shared";
import { companyInput, contractSetup, failureToast } from "./contract.setup";
import { signingStates } from "./contract.signing";

const screen = "contract";
const quiet = { screen, focus: null, announce: null };
const downloadFailed = toast("negative", "contract.downloadFailed");
const toRest = "#contract.open.work.resting";

/** Whether the agreement is signed: read at first, after signing, and whenever the company has changed. */
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
      entry: "forgetAgreement",
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

/** The agreement of a company with the bank: read, signed with a code, kept. */
export const contractMachine = contractSetup.createMachine({
  id: "contract",
  context: ({ input }) => ({
    ...input,
    ...{ signature: undefined, agreement: null, codesRefused: 0, notice: null, unread: null },
  }),
  initial: "open",
  states: {
    open: {
      type: "parallel",
      states: { signature: signatureStates, work: workStates },
    },
  },
});
