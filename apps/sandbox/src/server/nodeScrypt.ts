import { scrypt } from "node:crypto";
import { type Scrypt } from "../secrets/passwords";

/** Native, and off the main thread. */
export const nodeScrypt: Scrypt = (password, salt, { logN, r, p }) =>
  new Promise((resolve, reject) => {
    const N = 2 ** logN;
    const maxmem = 256 * N * r + 256 * r * p;
    scrypt(password, salt, 32, { N, r, p, maxmem }, (error, key) => (error ? reject(error) : resolve(key)));
  });
