import { utf8ToBytes } from "@noble/hashes/utils.js";

/** Bytes: push services take four thousand, the encryption included. */
export const longestPayload = 3_000;
const longestTitle = 200;

/** What a browser is told. */
export interface PushPayload {
  /** Of the notification, by which a browser shows it once. */
  id: string;
  title: string;
  body: string;
  path: string;
  /** Of all kinds. */
  unread: number;
}

const cut = (text: string, most: number) => {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text;
};

/** As JSON; what is too long ends with an ellipsis. */
export function pushPayload(told: PushPayload): string {
  const title = cut(told.title, longestTitle);
  for (let most = longestPayload; ; most = Math.floor(most * 0.9)) {
    const payload = JSON.stringify({ ...told, title, body: cut(told.body, most) });
    if (utf8ToBytes(payload).length <= longestPayload) return payload;
  }
}
