import type { ClientFile, Outcome } from "@amberline/api/client";

/** A file that does not begin as a PDF does is an error page, or nothing: never to be saved under the name of a document. */
export async function pdfOnly<Code extends string>(
  outcome: Outcome<ClientFile, Code>,
): Promise<Outcome<ClientFile, Code>> {
  if (!outcome.ok) return outcome;
  const opening = await outcome.data.content.slice(0, 5).text();
  return opening === "%PDF-" ? outcome : { ok: false, problem: "unreadable" };
}
