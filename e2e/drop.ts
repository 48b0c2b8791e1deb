import type { Locator } from "@playwright/test";

/** Drops a file on an element. */
export async function drop(place: Locator, name: string, content: Buffer): Promise<void> {
  const dataTransfer = await place.page().evaluateHandle(
    ({ name, bytes }) => {
      const held = new DataTransfer();
      held.items.add(new File([Uint8Array.from(bytes)], name));
      return held;
    },
    { name, bytes: [...content] },
  );
  for (const type of ["dragenter", "dragover", "drop"]) await place.dispatchEvent(type, { dataTransfer });
}
