/** A file of the app's code did not arrive. Names no file: the message may reach a customer. */
export class LostChunk extends Error {
  /** True when the host no longer has the file: a newer release has taken the place of this one. */
  readonly isGone: boolean;

  constructor({ isGone, cause }: { isGone: boolean; cause?: unknown }) {
    super("A part of the app did not arrive.", { cause });
    this.isGone = isGone;
  }
}

/** Milliseconds before it is asked for again. */
const PAUSES = [500, 2_000, 5_000];
/** Milliseconds without a single byte after which a request counts as lost. */
const STALL = 6_000;

export interface ChunkLoaderParts {
  fetch: typeof fetch;
  isOnline: () => boolean;
  wait: (milliseconds: number) => Promise<void>;
  /** The host no longer has a file. */
  onGone: () => void;
  /** Addresses of files that the page has already. */
  arrived?: Iterable<string>;
}

export type LoadChunk = <Module>(load: () => Promise<Module>, files: readonly string[]) => Promise<Module>;

/**
 * Loads code: fetches the files first and imports them after, from the browser's cache. A fetch tells why it failed and can
 * be given up when nothing comes, whereas a failed or hanging import may stay so for as long as the page lives.
 */
export function createChunkLoader(parts: ChunkLoaderParts): LoadChunk {
  const { isOnline, wait, onGone } = parts;
  const arrived = new Set(parts.arrived);

  async function read(file: string) {
    if (arrived.has(file)) return;
    const giveUp = new AbortController();
    let stalled = setTimeout(() => giveUp.abort(), STALL);
    const prolong = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => giveUp.abort(), STALL);
    };
    try {
      const response = await parts.fetch(file, { signal: giveUp.signal });
      const isPage = response.headers.get("Content-Type")?.includes("text/html") ?? false;
      const isGone = response.status === 404 || response.status === 410 || (response.ok && isPage);
      if (isGone || !response.ok) throw new LostChunk({ isGone });
      const reader = response.body?.getReader();
      while (reader && !(await reader.read()).done) prolong();
      arrived.add(file);
    } finally {
      clearTimeout(stalled);
    }
  }

  return async (load, files) => {
    for (let tries = 0; ; tries += 1) {
      try {
        await Promise.all(files.map(read));
        return await load().catch((cause: unknown) => {
          // What the page asked for ahead may have been lost on the way.
          files.forEach((file) => arrived.delete(file));
          throw cause;
        });
      } catch (cause) {
        const isGone = cause instanceof LostChunk && cause.isGone;
        const pause = PAUSES[tries];
        // Retry a missing file once: one of several servers may be behind.
        if (pause === undefined || !isOnline() || (isGone && tries > 0)) {
          if (isGone) onGone();
          throw new LostChunk({ isGone, cause });
        }
        await wait(pause);
      }
    }
  };
}
