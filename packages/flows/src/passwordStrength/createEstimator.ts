import { plainStrength, type Strength } from "./strength";

export interface EstimateRequest {
  id: number;
  password: string;
  /** What the customer has said of themselves. */
  about: readonly string[];
}

export interface EstimateAnswer {
  id: number;
  strength: Strength;
}

/** The part of a Worker that is used. */
export type EstimateWorker = Pick<Worker, "postMessage" | "addEventListener" | "terminate">;

export interface StrengthEstimator {
  /** Begins to load; called when a password is about to be typed. Once loaded, or loading, it does nothing. */
  prepare(): void;
  /** Always answers: with a plainer estimate when the real one cannot be had in time. */
  estimate(password: string, about: readonly string[]): Promise<Strength>;
}

/** Longest wait for the estimator, its loading included, milliseconds. */
const PATIENCE = 5_000;

/** Estimates in a worker. `start` may throw, and the worker may never load: then the plainer estimate stands in. */
export function createEstimator(start: () => EstimateWorker): StrengthEstimator {
  const waiting = new Map<number, (strength: Strength | null) => void>();
  let worker: EstimateWorker | null = null;
  let asked = 0;

  const settle = (id: number, strength: Strength | null) => {
    waiting.get(id)?.(strength);
    waiting.delete(id);
  };
  const giveUp = () => {
    worker?.terminate();
    worker = null;
    for (const id of waiting.keys()) settle(id, null);
  };
  const prepare = () => {
    if (worker) return;
    try {
      worker = start();
      worker.addEventListener("message", ({ data }: MessageEvent<EstimateAnswer>) =>
        settle(data.id, data.strength),
      );
      worker.addEventListener("error", giveUp);
      worker.addEventListener("messageerror", giveUp);
    } catch {
      worker = null;
    }
  };

  return {
    prepare,
    async estimate(password, about) {
      prepare();
      if (!worker) return plainStrength(password, about);
      const id = ++asked;
      const answer = new Promise<Strength | null>((resolve) => waiting.set(id, resolve));
      worker.postMessage({ id, password, about } satisfies EstimateRequest);
      const timer = setTimeout(() => settle(id, null), PATIENCE);
      const strength = await answer;
      clearTimeout(timer);
      return strength ?? plainStrength(password, about);
    },
  };
}
