import {
  notificationKinds,
  type CallName,
  type Calls,
  type RequestOf,
  type ResponseOf,
} from "@amberline/api/contract";

type Call = Extract<CallName, `notification${string}` | `push${string}`>;

const id = "3e5a7c9b-1d2f-4a60-8c4e-6b8d0f2a1c35";

const endpoint = "https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ:APA91bH3kZ";

const choices: ResponseOf<Calls["notificationChoices"]> = {
  data: notificationKinds.map((kind) => ({
    kind,
    is_mailed: kind !== "moneyIn",
    is_fixed: ["security", "company", "terms"].includes(kind),
    is_pushed: kind !== "paymentMade" && kind !== "statement",
  })),
};

export const notificationExamples: {
  [Name in Call]: { request: RequestOf<Calls[Name]>; response: ResponseOf<Calls[Name]> };
} = {
  notificationList: {
    request: { limit: 20, kind: "moneyIn", is_unread: true },
    response: {
      data: [
        {
          id,
          kind: "moneyIn",
          createdAt: "2026-03-02T09:10:00.000Z",
          is_read: false,
          title: "Money in: €45.00",
          text: "From Jānis Ozols. Concert tickets.",
          account_id: "6f3b2c1d-8a7e-4b5c-9d0f-1e2a3b4c5d6e",
          about: { target: "transaction", id: "2f1b7c3e-8a64-4d0e-9d55-1f2a6b7c8d90" },
        },
      ],
      next: null,
      unread: 1,
    },
  },
  notificationRead: { request: { ids: [id] }, response: { unread: 0 } },
  notificationChoices: { request: {}, response: choices },
  notificationChoicesUpdate: {
    request: { choices: [{ kind: "moneyIn", is_mailed: true, is_pushed: true }] },
    response: choices,
  },
  pushKey: {
    request: { endpoint },
    response: {
      public_key: "BP-TcU_v9VYHBqHaO7-vv3mXRAv-bP8Hg_gGynPLC52aM7_g_rnG7dkV_PGKGkrO1l5AUZ9Z9n4Rl1GCqX2IsZY",
      is_on: true,
      shows_details: false,
    },
  },
  pushSubscribe: {
    request: {
      endpoint,
      p256dh: "BMLu7ZABsWrqwCN7Cb7Z6RH_7AqIiFzgsKnynnw0ZGGm_3LIaG2A_nm0pMYMymB5mi5wjCa_7frLHF8dYsCqyoo",
      auth: "q7nP3mFv4T0xwM2kLz8s5A",
      shows_details: false,
    },
    response: { success: true },
  },
  pushUnsubscribe: { request: { endpoint }, response: { success: true } },
};
