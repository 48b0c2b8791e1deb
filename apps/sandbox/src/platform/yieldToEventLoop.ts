const sliceMs = 8;

/**
 * Returns a function for long work to call between its steps: once the work has blocked the thread for some
 * milliseconds, it lets other work run. Awaiting a promise is not enough, as the embedded database answers without
 * leaving the thread.
 */
export function yieldToEventLoop(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < sliceMs) return;
    await new Promise<void>((resolve) => void setTimeout(resolve));
    began = performance.now();
  };
}
