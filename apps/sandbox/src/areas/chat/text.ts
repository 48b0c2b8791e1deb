import { longestChatText } from "@amberline/domain/chat";
import { refuse } from "../../http/refusal";
import { type Catalogue } from "../../locales";

/** Removes invisible characters other than line ends. */
export const tidyMessage = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, "")
    .trim();

/** Refuses a text that is too long, and an empty one without files. */
export function readText(text: string, fileCount: number, texts: Catalogue): string {
  const tidy = tidyMessage(text);
  if (tidy.length > longestChatText) refuse(texts.chatTooLong(longestChatText));
  if (tidy === "" && fileCount === 0) refuse(texts.chatEmpty);
  return tidy;
}
