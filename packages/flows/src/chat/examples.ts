import type { ChatMessage } from "@amberline/api/client";

/** When the conversation starts. */
export const monday = Date.UTC(2026, 10, 16, 9, 30);

const minute = 60_000;

const day = 24 * 60 * minute;

/** Message `number`: the odd ones from support. */
export const exampleMessage = (number: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m-${number}`,
  number,
  from: number % 2 === 0 ? "customer" : "support",
  userId: number % 2 === 0 ? "u-1" : "support",
  userName: number % 2 === 0 ? "Ilze Bērziņa" : "Amberline",
  text: `Message ${number}`,
  at: monday + number * 12 * minute,
  attachments: [],
  ...over,
});

const pdf = {
  id: "f-1",
  name: "tariffs-2026.pdf",
  type: "application/pdf",
  size: 340_000,
  base64: null,
  url: null,
};

/** A conversation over three days, with an attachment. */
export const exampleMessages: readonly ChatMessage[] = [
  exampleMessage(2, { text: "Labdien! Kur var redzēt mana tarifa maksas?", at: monday }),
  exampleMessage(3, {
    text: "Good morning, Ilze. They are in the paper below, and on the page of your profile.",
    at: monday + 2 * minute,
    attachments: [pdf],
  }),
  exampleMessage(4, { text: "Paldies!", at: monday + 3 * minute }),
  exampleMessage(5, { text: "You are welcome.\nIs there anything else?", at: monday + 4 * day }),
  exampleMessage(6, { text: "Nē, tas ir viss.", at: monday + 5 * day }),
];
