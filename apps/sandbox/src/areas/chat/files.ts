import { provenAttachmentType, tidyFileName } from "@amberline/domain/attachments";
import { chatFileLimit, chatFilesProblem, largestChatFiles } from "@amberline/domain/chat";
import { refuse } from "../../http/refusal";
import { type Catalogue } from "../../locales";
import { readBase64 } from "../company/base64";

/** A file as it is kept: named and typed by what it is, not by what was said of it. */
export interface KeptFile {
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

/** Reads the files of a message. Refuses too many, too large ones, and kinds a message may not carry, by name or by bytes. */
export function readFiles(sent: readonly SentFile[], texts: Catalogue): KeptFile[] {
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
