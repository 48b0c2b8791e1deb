import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkNoticeProvider, lazyComponent, lazyComponents, type ChunkNoticeProps } from ".";

const Notice = ({ error, children }: ChunkNoticeProps) => (
  <>
    {error === null ? "Slow" : "Lost"}
    {children}
  </>
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("says after eight seconds that the code takes long, and holds its place until it comes", async () => {
  let come: (code: { default: () => string }) => void = () => undefined;
  const Part = lazyComponent(() => new Promise<{ default: () => string }>((resolve) => (come = resolve)), {
    waiting: () => "Waiting",
  });
  const shown = () =>
    renderToStaticMarkup(
      <ChunkNoticeProvider value={Notice}>
        <Part />
      </ChunkNoticeProvider>,
    );
  const loading = Part.preload();
  vi.advanceTimersByTime(7_999);
  expect(shown()).toBe("Waiting");
  vi.advanceTimersByTime(1);
  expect(shown()).toBe("SlowWaiting");
  come({ default: () => "There" });
  await loading;
  expect(shown()).toBe("There");
});

test("never says slow of code that was lost in time", async () => {
  const Part = lazyComponent<object>(() => Promise.reject(new Error("Lost")));
  await Part.preload();
  vi.advanceTimersByTime(60_000);
  expect(
    renderToStaticMarkup(
      <ChunkNoticeProvider value={Notice}>
        <Part />
      </ChunkNoticeProvider>,
    ),
  ).toBe("Lost");
});

test("keeps waiting for the newest attempt when an earlier one is lost", async () => {
  const losses: ((cause: Error) => void)[] = [];
  const Part = lazyComponent<object>(() => new Promise((_, lose) => losses.push(lose)));
  let retry: () => void = () => undefined;
  const shown = () =>
    renderToStaticMarkup(
      <ChunkNoticeProvider
        value={(notice) => {
          retry = notice.onRetry;
          return <Notice {...notice} />;
        }}
      >
        <Part />
      </ChunkNoticeProvider>,
    );
  const earlier = Part.preload();
  vi.advanceTimersByTime(8_000);
  expect(shown()).toBe("Slow");
  retry();
  losses[0]?.(new Error("Lost"));
  await earlier;
  expect(shown()).toBe("");
  vi.advanceTimersByTime(8_000);
  expect(shown()).toBe("Slow");
});

test("lists every lazy component, those made by loading another too", async () => {
  const parts = lazyComponents.values();
  [...lazyComponents].forEach(() => parts.next());
  let Inner = null;
  const Outer = lazyComponent<object>(async () => {
    Inner = lazyComponent<object>(() => Promise.reject(new Error("Lost")));
    return { default: () => "There" };
  });
  expect(parts.next().value).toBe(Outer);
  await Outer.preload();
  expect(parts.next().value).toBe(Inner);
});
