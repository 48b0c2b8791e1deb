import { inCompartment } from "../db/compartments";

export interface Loop {
  /** Begins the next run at once, if none is under way. */
  wake(): void;
  /** Resolves when the current run has ended. */
  stop(): Promise<void>;
}

/** Work of the bank itself: one run after the other, with pauses. A failed run is reported, and the next one follows. */
export function repeatedly(
  work: () => Promise<unknown>,
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
): Loop {
  let isStopped = false;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    clearTimeout(timer);
    isRunning = true;
    running = inCompartment("background", work)
      .then(() => undefined, onError)
      .then(() => {
        isRunning = false;
        if (!isStopped) timer = setTimeout(run, everyMs);
      });
  };
  run();
  return {
    wake() {
      if (!isRunning && !isStopped) run();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
