/** Reports errors that nothing else handles. A bank connects its own collector; the console stays silent in production. */
export function reportError(error: unknown): void {
  globalThis.dispatchEvent(new CustomEvent("amberline:error", { detail: error }));
}
