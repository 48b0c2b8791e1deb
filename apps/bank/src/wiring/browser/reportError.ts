/** Where errors go that reach nobody else. A bank points this at its own collector; the console stays silent in production. */
export function reportError(error: unknown): void {
  globalThis.dispatchEvent(new CustomEvent("amberline:error", { detail: error }));
}
