/** HTTP 503: more work is waiting than can be done in time. */
export class TooBusy extends Error {}

/** Of all keys together. */
export interface Load {
  running: number;
  waiting: number;
}

/**
 * Does so much work at once under a key. So much more waits its turn, first come first served; beyond that it throws
 * TooBusy.
 */
export function turns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const busy = new Map<string, { running: number; queue: (() => void)[] }>();
  const inTurn = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const place = busy.get(key) ?? { running: 0, queue: [] };
    busy.set(key, place);
    if (place.running < atOnce) place.running += 1;
    else if (place.queue.length < waiting) await new Promise<void>((resolve) => place.queue.push(resolve));
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
