import { scrypt } from "node:crypto";
import { availableParallelism } from "node:os";
import { currentRequest } from "../platform/currentRequest";
import { turns, type Load } from "../platform/turns";
import { type Scrypt } from "../secrets/passwords";

/** Native, and off the main thread. */
export const nodeScrypt: Scrypt = (password, salt, { logN, r, p }) =>
  new Promise((resolve, reject) => {
    const N = 2 ** logN;
    const maxmem = 256 * N * r + 256 * r * p;
    scrypt(password, salt, 32, { N, r, p, maxmem }, (error, key) => (error ? reject(error) : resolve(key)));
  });

/**
 * In turns, so that no address and no network keeps others from signing in, nor all strangers together whoever has a
 * session or comes from a device that has signed in. Throws TooBusy when too many wait.
 */
export function fairScrypt(
  cores = availableParallelism(),
  derive: Scrypt = nodeScrypt,
): Scrypt & { load: () => Load } {
  const perAddress = turns({ atOnce: cores, waiting: 8 });
  const perNetwork = turns({ atOnce: cores, waiting: 16 });
  const everybody = turns({ atOnce: cores, waiting: 16 });
  const fair: Scrypt = (...asked) => {
    const { client, session = null, isOfKnownDevice = false } = currentRequest() ?? {};
    const who = session || isOfKnownDevice ? "known" : "strangers";
    const work = () => everybody(who, () => derive(...asked));
    if (!client) return work();
    return perAddress(`${who} ${client.address}`, () => perNetwork(`${who} ${client.network}`, work));
  };
  return Object.assign(fair, { load: everybody.load });
}
