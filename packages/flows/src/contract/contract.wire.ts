import type { Client, ClientFile } from "@amberline/api/client";
import { fromPromise } from "xstate";
import { pdfOnly, type ToastCalls } from "../shared";
import { contractMachine } from "./contract.machine";
import type { AgreementOutcome } from "./contract.types";

type Calls = "contractPdf" | "contractSignature" | "signContract" | "signedContractPdf";

/** All that the contract needs from outside. Leaving one out does not compile. */
export interface ContractCalls extends Pick<Client, Calls>, ToastCalls {
  /** Hands a file to the browser to keep. */
  saveFile(file: ClientFile): void;
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const sha256Of = async (content: Blob) =>
  hex(await crypto.subtle.digest("SHA-256", await content.arrayBuffer()));

async function readAgreement(
  calls: ContractCalls,
  corporateId: string,
  signal: AbortSignal,
): Promise<AgreementOutcome> {
  const outcome = await pdfOnly(await calls.contractPdf(corporateId, { signal }));
  if (!outcome.ok) return outcome;
  const file = { ...outcome.data, name: "doc_to_sign.pdf" };
  return { ok: true, data: { file, sha256: await sha256Of(file.content) } };
}

/** The machine of a company's contract, ready to start. */
export const wireContract = (calls: ContractCalls) =>
  contractMachine.provide({
    actors: {
      readSignature: fromPromise(({ input, signal }) =>
        calls.contractSignature(input.corporateId, { signal }),
      ),
      readAgreement: fromPromise(({ input, signal }) => readAgreement(calls, input.corporateId, signal)),
      saveAgreement: fromPromise(async ({ input, signal }) => {
        const outcome = await readAgreement(calls, input.corporateId, signal);
        if (outcome.ok) calls.saveFile(outcome.data.file);
        return outcome;
      }),
      saveSigned: fromPromise(async ({ input, signal }) => {
        const outcome = await pdfOnly(await calls.signedContractPdf(input.corporateId, { signal }));
        if (outcome.ok) calls.saveFile({ ...outcome.data, name: "signed_doc.pdf" });
        return outcome;
      }),
      sign: fromPromise(({ input: { corporateId, sha256, code }, signal }) =>
        calls.signContract(corporateId, { code: code.take(), sha256 }, { signal }),
      ),
    },
    actions: {
      showToast: (_, toast) => calls.showToast(toast),
      saveFile: (_, file) => calls.saveFile(file),
    },
  });
