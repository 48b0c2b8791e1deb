import type { WireFile } from "../contract";
import type { ClientFile } from "./model";
import type { Outcome } from "./outcome";

const signature = "%PDF-";

/** Passes on only what starts as a PDF, so that no other page is saved under its name. */
export async function pdfOf<Code extends string>(
  sent: Outcome<WireFile, Code>,
): Promise<Outcome<ClientFile, Code>> {
  if (!sent.ok) return sent;
  const { name } = sent.data;
  // The transport has read the whole file; only a provider streams.
  const content = sent.data.content as Blob;
  const begins = await content.slice(0, signature.length).text();
  return begins === signature ? { ok: true, data: { name, content } } : { ok: false, problem: "unreadable" };
}
