import { longestChatText } from "@amberline/domain/chat";
import { refuse } from "../../http/refusal";
import { type Catalogue } from "../../locales";

/** Text as it was typed, without signs nobody can see; only the ends of lines stay. */
export const tidyMessage = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, "")
    .trim();

/** The text of a message. Refuses one that is too long, and an empty one without files. */
export function readText(text: string, fileCount: number, texts: Catalogue): string {
  const tidy = tidyMessage(text);
  if (tidy.length > longestChatText) refuse(texts.chatTooLong(longestChatText));
  if (tidy === "" && fileCount === 0) refuse(texts.chatEmpty, { status: 400 });
  return tidy;
}
