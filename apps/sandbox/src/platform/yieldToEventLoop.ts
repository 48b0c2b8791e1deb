const sliceMs = 8;

/**
 * A hand that long work calls between its steps: once it has had the thread for some milliseconds, whatever else waits
 * gets its turn. A promise alone does not give one, as the embedded database answers without leaving the thread.
 */
export function yieldToEventLoop(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < sliceMs) return;
    await new Promise<void>((resolve) => void setTimeout(resolve));
    began = performance.now();
  };
}
