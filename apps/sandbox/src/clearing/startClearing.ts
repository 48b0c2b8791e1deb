import { type Kysely } from "kysely";
import { type Database } from "../db/schema";
import { type Clock } from "../platform/clock";
import { runClearing } from "./runClearing";

export interface ClearingLoop {
  /** Resolves when the current run has ended. */
  stop(): Promise<void>;
}

/** Runs clearing periodically. A failed run is reported and repeated at the next interval. */
export function startClearing({
  db,
  clock,
  everyMs = 1_000,
  onError,
}: {
  db: Kysely<Database>;
  clock: Clock;
  everyMs?: number;
  onError: (error: unknown) => void;
}): ClearingLoop {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = runClearing(db, clock.now())
      .then(() => undefined, onError)
      .then(() => {
        if (!isStopped) timer = setTimeout(run, everyMs);
      });
  };
  run();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
