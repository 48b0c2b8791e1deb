import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createEstimator, type EstimateAnswer, type EstimateRequest, type EstimateWorker } from ".";
import { plainStrength } from "@amberline/domain/passwordStrength";

const about = ["Anna", "Bērziņa", "anna@piemers.lv"];
const strong = { score: 3, weakness: null } as const;
const unchecked = { key: "error.password.weak.unchecked", values: { length: 12 } };

/** A worker that answers when it is told to. */
function createWorker() {
  const target = new EventTarget();
  const asked: EstimateRequest[] = [];
  const worker: EstimateWorker = {
    addEventListener: target.addEventListener.bind(target),
    postMessage: (request: EstimateRequest) => void asked.push(request),
    terminate: vi.fn(),
  };
  const answer = (id: number, strength: EstimateAnswer["strength"] = strong) =>
    target.dispatchEvent(Object.assign(new Event("message"), { data: { id, strength } }));
  return { worker, asked, answer, break: () => target.dispatchEvent(new Event("error")) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the estimator", () => {
  test("starts its worker once, on first use", () => {
    const start = vi.fn(() => createWorker().worker);
    const estimator = createEstimator(start);
    expect(start).not.toHaveBeenCalled();
    estimator.prepare();
    estimator.prepare();
    void estimator.estimate("Abcdefg1", about);
    expect(start).toHaveBeenCalledTimes(1);
  });

  test("gives each password its own answer, in whatever order they come", async () => {
    const { worker, asked, answer } = createWorker();
    const estimator = createEstimator(() => worker);
    const [first, second] = [estimator.estimate("one", about), estimator.estimate("two", about)];
    expect(asked.map(({ password }) => password)).toEqual(["one", "two"]);
    answer(2, { score: 4, weakness: null });
    answer(1, { score: 0, weakness: { key: "error.password.weak.common" } });
    expect((await first).score).toBe(0);
    expect((await second).score).toBe(4);
  });

  test.each([
    [
      "cannot be started",
      () => ({
        start: () => {
          throw new Error("forbidden");
        },
        after: () => {},
      }),
    ],
    [
      "does not load",
      () => {
        const { worker, break: fail } = createWorker();
        return { start: () => worker, after: fail };
      },
    ],
    [
      "does not answer in 5 seconds",
      () => ({ start: () => createWorker().worker, after: () => vi.advanceTimersByTime(5_000) }),
    ],
  ])(
    "falls back to the simple estimate when the worker %s, so that sign-up never hangs",
    async (_, prepare) => {
      const { start, after } = prepare();
      const estimator = createEstimator(start);
      const answers = [estimator.estimate("Abcdefg1", about), estimator.estimate("zaļš ezis dzied", about)];
      after();
      expect(await Promise.all(answers)).toEqual([
        { score: 1, weakness: unchecked },
        { score: 2, weakness: null },
      ]);
    },
  );

  test("tries the worker again after it failed", async () => {
    const broken = createWorker();
    const working = createWorker();
    const workers = [broken.worker, working.worker];
    const estimator = createEstimator(() => workers.shift() ?? working.worker);
    const first = estimator.estimate("Abcdefg1", about);
    broken.break();
    expect((await first).weakness).toEqual(unchecked);
    expect(broken.worker.terminate).toHaveBeenCalled();
    const second = estimator.estimate("Abcdefg1", about);
    working.answer(2);
    expect(await second).toEqual(strong);
  });
});

describe("the simple estimate", () => {
  test.each(["zaļš ezis dzied", "mN7-qv2-Lx9-rt4", "Kafija ar pienu"])("passes %j", (password) => {
    expect(plainStrength(password, about)).toEqual({ score: 2, weakness: null });
  });

  test.each([
    "Abcdefg1",
    "zils ezis d",
    "Ababababababab1",
    "Abcdefghijklm1",
    "Bērziņa-dzied-7",
    "berzina dzied 7",
  ])("asks for more than %j", (password) => {
    expect(plainStrength(password, about)).toEqual({ score: 1, weakness: unchecked });
  });
});
