/** HTTP 503: more work is waiting than can be done in time. */
export class TooBusy extends Error {}

/** HTTP 499: nobody waits for the answer any more. */
export class Abandoned extends Error {}

/** Of all keys together. */
export interface Load {
  running: number;
  waiting: number;
}

function turnIn(queue: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      queue.splice(queue.indexOf(take), 1);
      reject(new Abandoned());
    };
    const take = () => {
      signal?.removeEventListener("abort", leave);
      resolve();
    };
    queue.push(take);
    signal?.addEventListener("abort", leave);
  });
}

/**
 * Does so much work at once under a key. So much more waits its turn, first come first served; beyond that it throws
 * TooBusy. Throws Abandoned, and gives the turn up, if the signal is aborted while waiting.
 */
export function turns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const busy = new Map<string, { running: number; queue: (() => void)[] }>();
  const inTurn = async <T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const place = busy.get(key) ?? { running: 0, queue: [] };
    busy.set(key, place);
    if (place.running < atOnce) place.running += 1;
    else if (place.queue.length < waiting) await turnIn(place.queue, signal);
    else throw new TooBusy();
    try {
      return await work();
    } finally {
      const next = place.queue.shift();
      if (next) next();
      else if ((place.running -= 1) === 0) busy.delete(key);
    }
  };
  const load = (): Load => {
    const places = [...busy.values()];
    const sum = (count: (place: (typeof places)[number]) => number) =>
      places.reduce((total, place) => total + count(place), 0);
    return { running: sum(({ running }) => running), waiting: sum(({ queue }) => queue.length) };
  };
  return Object.assign(inTurn, { load });
}
