import type { WireFile } from "../contract";
import type { ClientFile } from "./model";
import type { Outcome } from "./outcome";

const signature = "%PDF-";

/** A PDF that was asked for. What does not begin as one, such as another page under its name, is never handed on. */
export async function pdfOf<Code extends string>(
  sent: Outcome<WireFile, Code>,
): Promise<Outcome<ClientFile, Code>> {
  if (!sent.ok) return sent;
  const { name } = sent.data;
  // The transport has a file whole; only a provider streams one.
  const content = sent.data.content as Blob;
  const begins = await content.slice(0, signature.length).text();
  return begins === signature ? { ok: true, data: { name, content } } : { ok: false, problem: "unreadable" };
}
