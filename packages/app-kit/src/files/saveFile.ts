/** Milliseconds. Browsers read the object URL after the click, some of them much later. */
const READ_BY_THEN = 60_000;

interface SavedFile {
  name: string;
  content: Blob;
}

export function saveFile({ name, content }: SavedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_BY_THEN);
}

/** Saves the file of a successful call and passes the outcome through. */
export async function saved<Answer extends { ok: true; data: SavedFile } | { ok: false }>(
  asked: Promise<Answer>,
): Promise<Answer> {
  const outcome = await asked;
  if (outcome.ok) saveFile(outcome.data);
  return outcome;
}
