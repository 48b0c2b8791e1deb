import { afterAll, vi } from "vitest";

// Before each test the runner does it itself; what the last test of a file replaced would meet the imports of the next.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
