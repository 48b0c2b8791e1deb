import { moneyToDecimal, money } from "@amberline/domain/money";
import type { ResponseOf } from "../contract";
import {
  paymentFileAgain,
  paymentFileApprove,
  paymentFileList,
  paymentFileRemove,
  paymentFileReport,
  paymentFileRows,
  paymentFileUpdate,
  paymentFileUpload,
  paymentRowStates,
  paymentRowsChange,
} from "../contract/paymentFiles";
import { toBase64 } from "./base64";
import type {
  ClientFile,
  PaymentFile,
  PaymentFileChange,
  PaymentFileReport,
  PaymentRow,
  PaymentRowsChange,
  PaymentRowsPage,
  PaymentRowsQuery,
  UploadedFile,
} from "./model";
import { mapOutcome, type Outcome } from "./outcome";
import { pdfOf } from "./pdfOf";
import { readInstant, readMoney, translated } from "./translateAccount";
import type { RequestOptions, Send } from "./transport";

type WirePage = ResponseOf<typeof paymentFileRows>;
type Wire = WirePage["data"];

const none = { count: 0, amount: money(0, "EUR") };

function readFile(wire: Wire): PaymentFile {
  const sums = wire.sums.map(
    ({ state, count, amount }) => [state, { count, amount: readMoney(amount, "EUR") }] as const,
  );
  return {
    id: wire.id,
    name: wire.name,
    format: wire.format,
    state: wire.state,
    madeBy: { name: wire.made_by.name, isSelf: wire.made_by.is_self },
    createdAt: readInstant(wire.createdAt),
    approvedAt: wire.approvedAt === null ? null : readInstant(wire.approvedAt),
    version: wire.version,
    isSalary: wire.is_salary,
    isHidden: wire.is_hidden,
    checksNames: wire.checks_names,
    checked: wire.checked,
    sums: {
      ...(Object.fromEntries(paymentRowStates.map((state) => [state, none])) as PaymentFile["sums"]),
      ...Object.fromEntries(sums),
    },
    fee: readMoney(wire.fee, "EUR"),
    firstDay: wire.first_day,
    lastDay: wire.last_day,
    passed: wire.passed,
    instant: wire.instant,
    approvalsNeeded: wire.approvals_needed,
    warnings: wire.warnings,
  };
}

const readRow = (wire: WirePage["rows"][number]): PaymentRow => ({
  nth: wire.nth,
  line: wire.line,
  state: wire.state,
  name: wire.to_name,
  account: wire.to_account,
  bic: wire.to_bic,
  reference: wire.to_reference,
  amount: wire.amount,
  type: wire.payment_type,
  day: wire.day,
  faults: wire.faults,
  check: wire.vop_result && { result: wire.vop_result, matchedName: wire.matched_name ?? "" },
  repeats: wire.repeats ?? "",
  isAccepted: wire.is_accepted,
  paymentId: wire.payment_id,
  refused: wire.refused ?? "",
});

function writeChange({ id, version, ...change }: PaymentRowsChange) {
  if (change.act !== "edit") return { id, version, act: change.act, nths: [...change.nths] };
  const { name: to_name, account: to_account, reference: to_reference, amount, day } = change.edit;
  const edit = { to_name, to_account, to_reference, amount, ...(day === undefined ? {} : { day }) };
  return { id, version, act: change.act, nths: [change.nth], edit };
}

/** Of the client's account, where it has payment files. `send` is the entry client's. */
export const paymentFileCalls = (send: Send) => ({
  async uploadPaymentFile(
    { file, checksNames }: { file: File; checksNames: boolean },
    options: RequestOptions = {},
  ): Promise<Outcome<UploadedFile>> {
    const base64 = toBase64(new Uint8Array(await file.arrayBuffer()));
    const request = { name: file.name, base64, checks_names: checksNames };
    return translated(await send(paymentFileUpload, request, options), ({ data, faults }) => ({
      file: data && readFile(data),
      faults,
    }));
  },

  /** The newest first. */
  async paymentFiles(options: RequestOptions = {}): Promise<Outcome<readonly PaymentFile[]>> {
    return translated(await send(paymentFileList, {}, options), ({ data }) => data.map(readFile));
  },

  /** A state's rows, or all: those to fix first, then in the order of the file. */
  async paymentRows(
    { state, ...query }: PaymentRowsQuery,
    options: RequestOptions = {},
  ): Promise<Outcome<PaymentRowsPage>> {
    const request = { ...query, ...(state && { state }) };
    return translated(await send(paymentFileRows, request, options), ({ data, rows, total, again }) => ({
      file: readFile(data),
      rows: rows.map(readRow),
      total,
      again: { count: again.count, fileId: again.file_id },
    }));
  },

  /** Answers the changed rows. */
  async changePaymentRows(
    change: PaymentRowsChange,
    options: RequestOptions = {},
  ): Promise<Outcome<Pick<PaymentRowsPage, "file" | "rows">>> {
    return translated(await send(paymentRowsChange, writeChange(change), options), ({ data, rows }) => ({
      file: readFile(data),
      rows: rows.map(readRow),
    }));
  },

  async updatePaymentFile(
    { id, isSalary, checksNames, isInstant, day }: PaymentFileChange,
    options: RequestOptions = {},
  ): Promise<Outcome<PaymentFile>> {
    const request = {
      id,
      ...(isSalary === undefined ? {} : { is_salary: isSalary }),
      ...(checksNames === undefined ? {} : { checks_names: checksNames }),
      ...(isInstant === undefined ? {} : { is_instant: isInstant }),
      ...(day === undefined ? {} : { day }),
    };
    return translated(await send(paymentFileUpdate, request, options), ({ data }) => readFile(data));
  },

  /** `code` is of the act `paymentFile`; the file's version and what is ready are as shown. */
  async approvePaymentFile(
    { file, code }: { file: Pick<PaymentFile, "id" | "version" | "sums">; code: string },
    options: RequestOptions = {},
  ): Promise<Outcome<PaymentFile, "INCORRECT_2FA_CODE">> {
    const { id, version, sums } = file;
    const request = { id, version, total: moneyToDecimal(sums.ready.amount), code };
    return translated(await send(paymentFileApprove, request, options), ({ data }) => readFile(data));
  },

  async removePaymentFile(id: string, options: RequestOptions = {}): Promise<Outcome<null>> {
    return mapOutcome(await send(paymentFileRemove, { id, withdraws: false }, options), () => null);
  },

  /** Takes back what waits for others' approval: the file can be changed again. */
  async withdrawPaymentFile(id: string, options: RequestOptions = {}): Promise<Outcome<null>> {
    return mapOutcome(await send(paymentFileRemove, { id, withdraws: true }, options), () => null);
  },

  /** Answers the draft that holds them: the same one when it is asked again. */
  async preparePaymentsAgain(id: string, options: RequestOptions = {}): Promise<Outcome<PaymentFile>> {
    return translated(await send(paymentFileAgain, { id }, options), ({ data }) => readFile(data));
  },

  async paymentFileReport(
    asked: { id: string; format: PaymentFileReport },
    options: RequestOptions = {},
  ): Promise<Outcome<ClientFile>> {
    const sent = await send(paymentFileReport, asked, options);
    if (asked.format === "pdf") return pdfOf(sent);
    // The transport has read the whole file; only a provider streams.
    return mapOutcome(sent, ({ name, content }) => ({ name, content: content as Blob }));
  },
});

export type PaymentFileClient = ReturnType<typeof paymentFileCalls>;
