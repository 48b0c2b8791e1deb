import { brand } from "../../brand";

const keyOf = (name: string) => `${brand.storagePrefix}.${name}`;

function text(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** localStorage under the brand's prefix. When it is full, broken or blocked it counts as empty. */
export const storage = {
  keyOf,
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
      // Without storage the customer can still work in this tab.
    }
  },
};

export type BrowserStorage = typeof storage;
