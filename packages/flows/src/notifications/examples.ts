import type { Notification } from "@amberline/api/client";

const base = { isRead: false, accountId: null, about: null } as const;

/** What a customer was told by the morning of 21 November 2026, newest first. */
export const exampleNotifications: readonly Notification[] = [
  {
    ...base,
    id: "told-money",
    kind: "moneyIn",
    createdAt: Date.parse("2026-11-21T07:10:00Z"),
    title: "Money in: €25.00",
    text: "From Anna Liepiņa. Koncerta biļetes.",
    accountId: "account-1",
    about: { target: "transaction", id: "payment-1" },
  },
  {
    ...base,
    id: "told-approval",
    kind: "approval",
    createdAt: Date.parse("2026-11-21T05:05:00Z"),
    title: "SIA Ziemeļu Koks: something waits for your approval",
    text: "2 payments wait for you. Sign in and look under “Approvals”.",
    accountId: "account-2",
    about: { target: "approval", id: null },
  },
  {
    ...base,
    id: "told-failed",
    kind: "paymentFailed",
    createdAt: Date.parse("2026-11-20T15:20:00Z"),
    isRead: true,
    title: "Payment not made: €420.00",
    text: "To Jānis Kalniņš. Reason: the account is closed. The money is back on your account.",
    accountId: "account-1",
    about: { target: "transaction", id: "payment-2" },
  },
  {
    ...base,
    id: "told-chat",
    kind: "chat",
    createdAt: Date.parse("2026-11-18T09:30:00Z"),
    isRead: true,
    title: "Anita has replied to you",
    text: "Labdien! Jautājums ir atrisināts.",
    about: { target: "chat", id: null },
  },
  {
    ...base,
    id: "told-passkey",
    kind: "security",
    createdAt: Date.parse("2026-11-18T08:10:00Z"),
    isRead: true,
    title: "You have a new passkey",
    text: "The passkey “Telefons” was added. If this wasn't you, contact us at once.",
  },
];
