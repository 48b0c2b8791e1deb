import { gcm } from "@noble/ciphers/aes.js";
import { bytesToHex, bytesToUtf8, concatBytes, hexToBytes, utf8ToBytes } from "@noble/ciphers/utils.js";
import { storageKeyOf } from "./storageKeys";

const nonceLength = 12;
const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** For a provider without keys: what is sealed can be opened until the page is reloaded. */
const ownKey = bytesToHex(random(32));

function cipherOf(accountId: string, place: string, nonce: Uint8Array) {
  const key = storageKeyOf(accountId) ?? "";
  return gcm(hexToBytes(/^[\da-f]{64}$/i.test(key) ? key : ownKey), nonce, utf8ToBytes(place));
}

export const isSealed = (value: unknown): value is string =>
  typeof value === "string" && /^([\da-f]{2})+$/.test(value);

/** AES-256-GCM by the account's key; opens at that place alone. */
export function seal(accountId: string, place: string, value: unknown): string {
  const nonce = random(nonceLength);
  const sealed = cipherOf(accountId, place, nonce).encrypt(utf8ToBytes(JSON.stringify(value)));
  return bytesToHex(concatBytes(nonce, sealed));
}

/** Null for what this key did not seal at that place. */
export function openSealed(accountId: string, place: string, sealed: string): unknown {
  const bytes = hexToBytes(sealed);
  try {
    const cipher = cipherOf(accountId, place, bytes.subarray(0, nonceLength));
    return JSON.parse(bytesToUtf8(cipher.decrypt(bytes.subarray(nonceLength))));
  } catch {
    return null;
  }
}
