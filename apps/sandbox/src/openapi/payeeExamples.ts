import { type CallName, type Calls, type RequestOf, type ResponseOf } from "@amberline/api/contract";

type PayeeCall = Extract<CallName, `template${string}` | `receiver${string}`>;

const accountId = "5f0c2f6e-6a57-4d1c-9c3e-2b8f6d1a7e01";
const templateId = "c7e1f3a9-2b64-4d8e-b5a7-8e9f0a1b2c04";
const receiverId = "3d5b8e20-91c4-4f7a-8a36-5c2d7e9f1b05";

const template = {
  template_name: "Rent",
  beneficiary_name: "Jānis Ozols",
  beneficiary_iban: "LV97HABA0012345678910",
  bic: "HABALV22",
  details: "Rent",
  amount: "450.00",
  provider_template: false,
};

const receiver = {
  name: "Jānis Ozols",
  account: "LV97HABA0012345678910",
  bic: "HABALV22",
  bank_name: "Swedbank",
  beneficary_type: "private",
  details: "Rent",
} as const;

export const payeeExamples: {
  [Name in PayeeCall]: { request: RequestOf<Calls[Name]>; response: ResponseOf<Calls[Name]> };
} = {
  templateList: { request: { id: accountId }, response: { data: [{ id: templateId, ...template }] } },
  templateCreate: { request: template, response: { id: templateId } },
  templateUpdate: { request: { id: templateId, ...template }, response: { success: true } },
  templateDelete: { request: { id: templateId }, response: { success: true } },
  receiverList: {
    request: { id: accountId },
    response: {
      data: [{ id: receiverId, ...receiver, is_trusted: true }],
      trust: { per_payment: "250.00", per_day: "500.00" },
    },
  },
  receiverCreate: { request: receiver, response: { id: receiverId } },
  receiverUpdate: { request: { id: receiverId, ...receiver }, response: { success: true } },
  receiverDelete: { request: { id: receiverId }, response: { success: true } },
  receiverTrust: { request: { id: receiverId, trust: true }, response: { success: true } },
};
