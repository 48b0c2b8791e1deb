/** HTTP 503: more work is waiting than can be done in time. */
export class TooBusy extends Error {}

/**
 * Does so much work at once under a key. So much more waits its turn, first come first served; beyond that it throws
 * TooBusy.
 */
export function turns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const busy = new Map<string, { running: number; queue: (() => void)[] }>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
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
}
