import { plainStrength, type Strength } from "@amberline/domain/passwordStrength";

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

/** The used part of `Worker`. */
export type EstimateWorker = Pick<Worker, "postMessage" | "addEventListener" | "terminate">;

export interface StrengthEstimator {
  /** Starts loading; called when a password field gets focus. Idempotent. */
  prepare(): void;
  /** Always resolves: with a simple estimate if the real one takes too long. */
  estimate(password: string, about: readonly string[]): Promise<Strength>;
}

/** Longest wait for the estimator including its loading, milliseconds. */
const PATIENCE = 5_000;

/** Estimates in a worker. Falls back to a simple estimate if `start` throws or the worker does not load. */
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
