import { brand } from "../brand";

const keyOf = (name: string) => `${brand.storagePrefix}.${name}`;

/** Browser storage under the brand's prefix. Storage that is full, broken or forbidden counts as empty. */
export const storage = {
  keyOf,
  read(name: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
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
