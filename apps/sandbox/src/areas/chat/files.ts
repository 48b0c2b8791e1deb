import { provenAttachmentType, tidyFileName } from "@amberline/domain/attachments";
import { chatFileLimit, chatFilesProblem, largestChatFiles } from "@amberline/domain/chat";
import { refuse } from "../../http/refusal";
import { type Catalogue } from "../../locales";
import { readBase64 } from "../company/base64";

/** Name and type are derived from the content, not from the request. */
export interface StoredFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

interface SentFile {
  name: string;
  base64: string;
}

const megabytes = largestChatFiles / 1_000_000;

function problemText(problem: string, name: string, texts: Catalogue): string {
  if (problem === "tooMany") return texts.chatFilesTooMany(chatFileLimit);
  if (problem === "tooLarge") return texts.chatFilesTooLarge(megabytes);
  return problem === "empty" ? texts.chatFileEmpty(name) : texts.chatFileKind(name);
}

/** Refuses too many files, too large ones, and types that are not allowed, by name or by content. */
export function readFiles(sent: readonly SentFile[], texts: Catalogue): StoredFile[] {
  const read = sent.map(({ name, base64 }) => {
    const tidy = tidyFileName(name);
    const bytes = readBase64(base64)?.bytes ?? refuse(texts.badRequest, { status: 400 });
    return { name: tidy, size: bytes.length, bytes };
  });
  const found = chatFilesProblem(read);
  if (found) refuse(problemText(found.problem, found.name ?? "", texts));
  return read.map(({ name, bytes }) => ({
    name,
    bytes,
    type: provenAttachmentType(name, bytes) ?? refuse(texts.chatFileKind(name)),
  }));
}
