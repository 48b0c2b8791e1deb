import type { ClientFile } from "@amberline/api/client";

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
