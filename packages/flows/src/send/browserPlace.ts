import { gcm } from "@noble/ciphers/aes.js";
import { bytesToHex, bytesToUtf8, concatBytes, hexToBytes, utf8ToBytes } from "@noble/ciphers/utils.js";
import type { AttemptPlace } from "./pendingAttempts";

const nonceLength = 12;
const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** For a provider without keys: what is sealed can be opened until the page is reloaded. */
const ownKey = bytesToHex(random(32));

const isSealed = (value: unknown): value is string =>
  typeof value === "string" && /^([\da-f]{2})+$/.test(value);

interface BrowserPlaceOptions {
  /** Of every key in localStorage, before a dot. */
  prefix: string;
  /** 64 hexadecimal digits that the provider gives for an account, while its customer is signed in. */
  keyOf: AttemptPlace["keyOf"];
}

/** localStorage, sealed by AES-256-GCM. Without it the customer can still work in this tab. */
export function browserPlace({ prefix, keyOf }: BrowserPlaceOptions): AttemptPlace {
  const start = `${prefix}.`;
  const cipherOf = (accountId: string, name: string, nonce: Uint8Array) => {
    const key = keyOf(accountId) ?? "";
    return gcm(hexToBytes(/^[\da-f]{64}$/i.test(key) ? key : ownKey), nonce, utf8ToBytes(name));
  };
  function tried<Value>(act: () => Value, otherwise: Value): Value {
    try {
      return act();
    } catch {
      return otherwise;
    }
  }
  return {
    keyOf,
    names: (below) =>
      tried(() => {
        const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
        return keys
          .filter((key) => key.startsWith(start + below))
          .map((key) => key.slice(start.length))
          .sort();
      }, []),
    read: (name) => tried((): unknown => JSON.parse(localStorage.getItem(start + name) ?? "null"), null),
    write: (name, value) =>
      tried(() => {
        if (value === null) localStorage.removeItem(start + name);
        else localStorage.setItem(start + name, JSON.stringify(value));
      }, undefined),
    watch(changed) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(start)) changed(key && key.slice(start.length));
      };
      addEventListener("storage", onStorage);
      return () => removeEventListener("storage", onStorage);
    },
    seal(accountId, name, value) {
      const nonce = random(nonceLength);
      const sealed = cipherOf(accountId, name, nonce).encrypt(utf8ToBytes(JSON.stringify(value)));
      return bytesToHex(concatBytes(nonce, sealed));
    },
    open(accountId, name, sealed) {
      if (!isSealed(sealed)) return null;
      const bytes = hexToBytes(sealed);
      // Without its key nobody can tell: its customer is signed out, or another one is signed in.
      const otherwise = keyOf(accountId) === undefined ? undefined : null;
      return tried((): unknown => {
        const cipher = cipherOf(accountId, name, bytes.subarray(0, nonceLength));
        return JSON.parse(bytesToUtf8(cipher.decrypt(bytes.subarray(nonceLength))));
      }, otherwise);
    },
  };
}
