import { scryptAsync } from "@noble/hashes/scrypt.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { sameText } from "./digest";
import { base64url, fromBase64url, systemRandom, type Random } from "./random";

/** Hashes contain their own cost, so that earlier ones stay readable when the cost changes. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** One of some ten secrets made together, with the salt of all: together they cost about what a password does. */
  hashOfSet(secret: string, salt: Uint8Array): Promise<string>;
  /** What `hash` gives with the salt and at the cost of a stored hash: several can then be compared at once. */
  hashLike(password: string, stored: string): Promise<string>;
  verify(password: string, stored: string): Promise<boolean>;
  /**
   * A hash that matches nothing, as costly to check as a real one, so that an unknown e-mail address takes as long as a
   * known one.
   */
  readonly decoy: string;
}

/** Whether others may know a password, because it was in a leak of some service. */
export type IsBreached = (password: string) => Promise<boolean>;

/** Cost of scrypt: 2^`logN` blocks of `r` × 128 bytes, `p` times. */
export interface ScryptCost {
  logN: number;
  r: number;
  p: number;
}

/** A minimum of the OWASP Password Storage Cheat Sheet for scrypt: 32 MiB, three times. */
export const scryptCost: ScryptCost = { logN: 15, r: 8, p: 3 };

/** Derives 32 bytes with scrypt (RFC 7914). */
export type Scrypt = (password: Uint8Array, salt: Uint8Array, cost: ScryptCost) => Promise<Uint8Array>;

const portableScrypt: Scrypt = (password, salt, { logN, r, p }) =>
  scryptAsync(password, salt, { N: 2 ** logN, r, p, dkLen: 32 });

const write = ({ logN, r, p }: ScryptCost, salt: Uint8Array, key: Uint8Array) =>
  `$scrypt$ln=${logN},r=${r},p=${p}$${base64url(salt)}$${base64url(key)}`;

function read(stored: string) {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (!match) throw new Error("A stored password hash cannot be read.");
  const [, logN, r, p, salt = ""] = match;
  return { cost: { logN: Number(logN), r: Number(r), p: Number(p) }, salt: fromBase64url(salt) };
}

// Keyboards write the same letter in different code points, which Unicode calls canonically equivalent: nothing else is
// made alike.
const bytesOf = (password: string) => utf8ToBytes(password.normalize("NFC"));

/** Runs anywhere; a server passes the faster `scrypt` of its platform. */
export function scryptPasswords(
  options: { cost?: ScryptCost; scrypt?: Scrypt; random?: Random } = {},
): PasswordHasher {
  const { cost = scryptCost, scrypt = portableScrypt, random = systemRandom } = options;
  const hashAt = async (paid: ScryptCost, password: string, salt: Uint8Array) =>
    write(paid, salt, await scrypt(bytesOf(password), salt, paid));
  const hashLike = (password: string, stored: string) => {
    const { cost: paid, salt } = read(stored);
    return hashAt(paid, password, salt);
  };
  return {
    decoy: write(cost, random(16), random(32)),
    hash: (password) => hashAt(cost, password, random(16)),
    hashOfSet: (secret, salt) => hashAt({ ...cost, logN: cost.logN - 3 }, secret, salt),
    hashLike,
    verify: async (password, stored) => sameText(await hashLike(password, stored), stored),
  };
}
