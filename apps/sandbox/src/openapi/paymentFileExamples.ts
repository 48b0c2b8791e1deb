import { type CallName, type Calls, type RequestOf, type ResponseOf } from "@amberline/api/contract";

type PaymentFileCall = Extract<CallName, `paymentFile${string}` | "paymentRowsChange">;

const fileId = "6c8e0a2b-4d6f-4b8c-8d2e-4f6a8b0c2d13";

const data: ResponseOf<Calls["paymentFileUpdate"]>["data"] = {
  id: fileId,
  name: "rekini-10.csv",
  format: "csv",
  state: "draft",
  made_by: { name: "Anna Liepa", is_self: true },
  createdAt: "2026-03-02T09:10:00.000Z",
  approvedAt: null,
  version: 1,
  is_salary: false,
  is_hidden: false,
  checks_names: true,
  checked: 2,
  sums: [
    { state: "toFix", count: 1, amount: "180.00" },
    { state: "ready", count: 1, amount: "2168.15" },
  ],
  fee: "0.35",
  first_day: null,
  last_day: null,
  passed: 0,
  instant: 0,
  approvals_needed: 1,
  warnings: [],
};

const row: ResponseOf<Calls["paymentFileRows"]>["rows"][number] = {
  nth: 2,
  line: 3,
  state: "toFix",
  to_name: "Zala skola",
  to_account: "LV97HABA0012345678910",
  to_bic: "HABALV22",
  to_reference: "Mācību maksa",
  amount: "180.00",
  payment_type: "CREDIT",
  day: null,
  faults: [],
  vop_result: "CMTC",
  matched_name: "Zaļā skola",
  repeats: null,
  is_accepted: false,
  payment_id: null,
  refused: null,
};

const mended = {
  ...data,
  version: 2,
  sums: [{ state: "ready" as const, count: 2, amount: "2348.15" }],
  fee: "0.70",
};

const text = `Name,IBAN,Amount,Reference
SIA Mežu Vedējs,LV15RIKO0000083120541,2168.15,Rēķins 2231
Zala skola,LV97HABA0012345678910,180.00,Mācību maksa
`;

export const paymentFileExamples: {
  [Name in PaymentFileCall]: { request: RequestOf<Calls[Name]>; response: ResponseOf<Calls[Name]> };
} = {
  paymentFileUpload: {
    request: {
      name: data.name,
      base64: btoa(String.fromCharCode(...new TextEncoder().encode(text))),
      checks_names: true,
    },
    response: { data, faults: [] },
  },
  paymentFileList: { request: {}, response: { data: [data] } },
  paymentFileRows: {
    request: { id: fileId, state: "toFix", offset: 0, limit: 50 },
    response: { data, rows: [row], total: 1, again: { count: 0, file_id: null } },
  },
  paymentRowsChange: {
    request: {
      id: fileId,
      version: 1,
      nths: [2],
      act: "edit",
      edit: {
        to_name: "Zaļā skola",
        to_account: row.to_account,
        to_reference: row.to_reference,
        amount: row.amount,
        day: null,
      },
    },
    response: {
      data: mended,
      rows: [{ ...row, state: "ready", to_name: "Zaļā skola", vop_result: "MTCH", matched_name: null }],
    },
  },
  paymentFileUpdate: {
    request: { id: fileId, is_salary: true, checks_names: true },
    response: { data: { ...data, version: 2, is_salary: true } },
  },
  paymentFileApprove: {
    request: { id: fileId, version: 2, total: "2348.15", code: "K7M2QX" },
    response: {
      data: {
        ...mended,
        state: "waiting",
        approvedAt: "2026-03-02T09:14:00.000Z",
        version: 3,
        approvals_needed: 0,
      },
    },
  },
  paymentFileRemove: { request: { id: fileId, withdraws: false }, response: { success: true } },
  paymentFileAgain: { request: { id: fileId }, response: { data } },
  paymentFileReport: {
    request: { id: fileId, format: "pain.002.001.10" },
    response: {
      name: "rekini-10-pain.002.xml",
      type: "application/xml",
      content: new Blob(['<?xml version="1.0" encoding="UTF-8"?>']),
    },
  },
};
