import type { ClientFile, Outcome } from "@amberline/api/client";

/** Browsers read the address only after the click, some of them well after, milliseconds. */
const READ_BY_THEN = 60_000;

/** Hands a file to the browser, which keeps it where it keeps downloads. */
export function saveFile({ name, content }: ClientFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_BY_THEN);
}

/** Waits for a file and saves it when there is one; answers what became of the call. */
export async function saved<Answer extends Outcome<ClientFile, string>>(
  asked: Promise<Answer>,
): Promise<Answer> {
  const outcome = await asked;
  if (outcome.ok) saveFile(outcome.data);
  return outcome;
}
