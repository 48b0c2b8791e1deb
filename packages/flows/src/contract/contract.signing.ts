import { onAnswer, onEvent, toast } from "../shared";
import { companyInput, contractSetup, failureToast, shownFile, signInput } from "./contract.setup";

const screen = "contract";
/** Back on the page, which reads anew who has signed. */
const toSigned = ["#contract.open.work.resting", "#contract.open.signature.reading"];
const dialog = { screen, focus: "dialog", announce: null };
const uncertain = { type: "refuseCode", params: { key: "contract.signUncertain" } } as const;
const signed = ["refresh", toast("positive", "contract.signed")] as const;

/** Signing: the agreement is fetched, shown, and signed with a code; nothing but what was shown is signed. */
export const signingStates = contractSetup.createStateConfig({
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
          {
            target: "#contract.open.work.resting",
            actions: { type: "showToast", params: failureToast },
          },
        ],
        onError: {
          target: "#contract.open.work.resting",
          actions: toast("negative", "contract.downloadFailed"),
        },
      },
    },
    asking: {
      meta: dialog,
      on: {
        "sign.cancel": "#contract.open.work.resting",
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
            target: "#contract.open.work.resting",
            actions: ["refresh", { type: "showToast", params: failureToast }],
          },
          { target: "asking", actions: onAnswer("noteUnsigned") },
        ],
        onError: { target: "asking", actions: uncertain },
      },
    },
    /** No answer came: the bank is asked whether this very document is signed. */
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
