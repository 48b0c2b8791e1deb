import { audit } from "../audit";
import { type Parts } from "../parts";
import { type Catalogue } from "../locales";
import { refuse } from "./refusal";

type Scanning = Pick<Parts, "db" | "clock" | "isInfected">;

/** Whether a file is malware, which the audit log then has. */
export async function isMalware(
  { db, clock, isInfected }: Scanning,
  bytes: Uint8Array,
  loginId: string,
): Promise<boolean> {
  const found = await isInfected(bytes);
  if (found) {
    const detail = { size: bytes.length };
    await audit(db, { at: clock.now(), action: "upload.infected", loginId, detail });
  }
  return found;
}

/** Refuses malware. Before a transaction, as scanning takes its time. */
export async function requireClean(
  parts: Scanning,
  files: readonly { name: string; bytes: Uint8Array }[],
  { texts, loginId }: { texts: Catalogue; loginId: string },
): Promise<void> {
  for (const { name, bytes } of files)
    if (await isMalware(parts, bytes, loginId)) refuse(texts.fileInfected(name));
}
