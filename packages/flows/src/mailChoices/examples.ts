import type { MailChoice } from "@amberline/api/client";

export const exampleChoices: readonly MailChoice[] = [
  { kind: "moneyIn", isMailed: false, isFixed: false },
  { kind: "paymentFailed", isMailed: true, isFixed: false },
  { kind: "planned", isMailed: true, isFixed: false },
  { kind: "chat", isMailed: false, isFixed: false },
  { kind: "security", isMailed: true, isFixed: true },
];
