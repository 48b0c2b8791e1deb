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

/** In turns, so that no address and no network keeps others from signing in. Throws TooBusy when too many wait. */
export function fairScrypt(
  cores = availableParallelism(),
  derive: Scrypt = nodeScrypt,
): Scrypt & { load: () => Load } {
  const perAddress = turns({ atOnce: cores, waiting: 8 });
  const perNetwork = turns({ atOnce: cores, waiting: 16 });
  const everybody = turns({ atOnce: cores, waiting: 16 });
  const fair: Scrypt = (...asked) => {
    const client = currentRequest()?.client;
    const work = () => everybody("", () => derive(...asked));
    return client ? perAddress(client.address, () => perNetwork(client.network, work)) : work();
  };
  return Object.assign(fair, { load: everybody.load });
}
