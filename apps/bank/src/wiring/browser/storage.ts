import { brand } from "../../brand";

const keyOf = (name: string) => `${brand.storagePrefix}.${name}`;

function text(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** Browser storage under the brand's prefix. Storage that is full, broken or forbidden counts as empty. */
export const storage = {
  keyOf,
  /** What is stored, as it is stored. */
  text,
  read(name: string): unknown {
    try {
      return JSON.parse(text(name) ?? "null");
    } catch {
      return null;
    }
  },
  write(name: string, value: unknown): void {
    try {
      if (value === null) localStorage.removeItem(keyOf(name));
      else localStorage.setItem(keyOf(name), JSON.stringify(value));
    } catch {
      // A browser that refuses storage still lets the customer work in this tab.
    }
  },
};

export type BrowserStorage = typeof storage;
