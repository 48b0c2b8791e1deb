import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from "react";
import type { Gesture } from "./gestures";
import type { Box, ChartLayout, Size } from "./layout";
import { centre, fit, open, READABLE, reveal, subject, zoomAt, type View } from "./view";

const STEP = 48;
const ZOOM = 1.25;

const pans: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

export interface ViewMoves {
  frame: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLDivElement | null>;
  zoomBy: (factor: number) => void;
  fitAll: () => void;
  show: (box: Box) => void;
  press: (event: KeyboardEvent) => void;
  follow: (gesture: Gesture) => void;
}

/** Moves the chart without rendering, and keeps the current states visible. */
export function useView(layout: ChartLayout, current: readonly Box[]): ViewMoves {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const view = useRef<View | null>(null);
  const before = useRef<readonly Box[]>([]);
  const known = useRef(layout);
  /** Whether all of it was asked for, and is to stay so when groups fold. */
  const isWhole = useRef(false);
  const places = current.map(({ x, y }) => `${x} ${y}`).join();
  const size = useRef<Size>({ width: 0, height: 0 });
  const room = () => size.current;

  const put = (next: View) => {
    view.current = next;
    if (!canvas.current) return;
    // Not as CSS variables: every descendant would inherit them and be restyled.
    canvas.current.style.translate = `${next.x}px ${next.y}px`;
    canvas.current.style.scale = String(next.zoom);
  };
  const move = (next: (view: View) => View) => {
    isWhole.current = false;
    if (view.current) put(next(view.current));
  };
  const settle = () => {
    const here = subject(current, before.current, room(), view.current?.zoom ?? READABLE);
    if (room().width === 0 || !here) return;
    if (!view.current) put(open(layout.size, room(), here));
    else if (known.current === layout) put(reveal(view.current, here, room()));
    else put(isWhole.current ? fit(layout.size, room()) : centre(here, room(), view.current.zoom));
    known.current = layout;
    before.current = current;
  };
  const latest = useRef(settle);

  useLayoutEffect(() => {
    latest.current = settle;
  });
  useLayoutEffect(() => latest.current(), [layout, places]);
  useLayoutEffect(() => {
    if (!frame.current) return;
    // Measuring the size at every step would force a layout of the whole page.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) size.current = entry.contentRect;
      latest.current();
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const middle = () => ({ x: room().width / 2, y: room().height / 2 });
  const zoomBy = (factor: number) => move((now) => zoomAt(now, factor, middle()));
  const fitAll = () => {
    isWhole.current = true;
    put(fit(layout.size, room()));
  };
  const panBy = (x: number, y: number) => move((now) => ({ ...now, x: now.x + x, y: now.y + y }));

  return {
    frame,
    canvas,
    zoomBy,
    fitAll,
    show: (box) => move((now) => reveal(now, box, room())),
    press(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const pan = event.target === event.currentTarget ? pans[event.key] : undefined;
      if (pan) panBy(...pan);
      else if (event.key === "+" || event.key === "=") zoomBy(ZOOM);
      else if (event.key === "-") zoomBy(1 / ZOOM);
      else if (event.key === "0") fitAll();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    follow: ({ moved, factor, around }) =>
      move((now) => zoomAt({ ...now, x: now.x + moved.x, y: now.y + moved.y }, factor, around)),
  };
}
