import { gcm } from "@noble/ciphers/aes.js";
import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { base64url, fromBase64url, systemRandom, type Random } from "./random";

declare const isSealed: unique symbol;

/** A text under the bank's key, as the database has it: `v1.<name of the key>.<nonce and cipher>`. */
export type Sealed = string & { readonly [isSealed]: true };

/** Encrypts what the database must not have readable. The key is not in the database. */
export interface Sealing {
  /** Names the key, and tells nothing about it. */
  keyName: string;
  /** `about` says whose the text is and what for: it opens as nothing else. */
  seal(text: string, about: string): Sealed;
  /** Throws if the text was changed, is about something else, or is under another key. */
  open(sealed: Sealed, about: string): string;
}

const keyBytes = 32;
const nonceBytes = 12;

const derived = (key: Uint8Array, purpose: string, length: number) =>
  hkdf(sha256, key, undefined, utf8ToBytes(`amberline ${purpose}`), length);

export const newKey = (random: Random): string => base64url(random(keyBytes));

/** 256 bits as base64; null for anything else. */
export const readKey = (text: string): Uint8Array | null =>
  /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? fromBase64url(text.replace("=", "")) : null;

/** AES-256-GCM. */
export function sealing(key: Uint8Array, random: Random = systemRandom): Sealing {
  const keyName = base64url(derived(key, "name of the key", 6));
  const cipherKey = derived(key, "sealing", keyBytes);
  const prefix = `v1.${keyName}.`;
  return {
    keyName,
    seal(text, about) {
      const nonce = random(nonceBytes);
      const cipher = gcm(cipherKey, nonce, utf8ToBytes(about)).encrypt(utf8ToBytes(text));
      return `${prefix}${base64url(Uint8Array.of(...nonce, ...cipher))}` as Sealed;
    },
    open(sealed, about) {
      if (!sealed.startsWith(prefix)) throw new Error("A secret is not under the key of this server.");
      const bytes = fromBase64url(sealed.slice(prefix.length));
      const nonce = bytes.subarray(0, nonceBytes);
      const text = gcm(cipherKey, nonce, utf8ToBytes(about)).decrypt(bytes.subarray(nonceBytes));
      return new TextDecoder().decode(text);
    },
  };
}
