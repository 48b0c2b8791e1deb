import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from "react";
import { asideOf, factorOf, gestureOf, type Gesture, type Point } from "./gestures";

type Touch = PointerEvent<HTMLDivElement>;

const still: Gesture = { moved: { x: 0, y: 0 }, factor: 1, around: { x: 0, y: 0 } };

/** Captures a pointer; fails silently if it is already gone. */
function hold({ currentTarget, pointerId }: Touch) {
  try {
    currentTarget.setPointerCapture(pointerId);
  } catch {
    return;
  }
}

/** Handles touch, mouse and wheel on the chart's frame; coordinates are relative to its corner. */
export function useGestures(frame: RefObject<HTMLDivElement | null>, onGesture: (gesture: Gesture) => void) {
  const touches = useRef(new Map<number, Point>());

  const pointOf = ({ clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">): Point => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const moved = asideOf(event);
    if (moved) onGesture({ ...still, moved });
    else onGesture({ ...still, factor: factorOf(event), around: pointOf(event) });
  });

  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => turn(event);
    // React's wheel listeners are passive, so the page would scroll as well.
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, [frame]);

  const leave = ({ pointerId }: Touch) => void touches.current.delete(pointerId);
  return {
    onPointerDown(event: Touch) {
      const isOnButton = event.target instanceof Element && event.target.closest("button") !== null;
      if (event.button === 0 && !(isOnButton && event.pointerType === "mouse"))
        touches.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove(event: Touch) {
      const all = touches.current;
      if (!all.has(event.pointerId)) return;
      if (event.buttons === 0) return leave(event);
      const after = new Map(all).set(event.pointerId, pointOf(event));
      const gesture = gestureOf([...all.values()], [...after.values()]);
      const far = Math.abs(gesture.moved.x) + Math.abs(gesture.moved.y);
      // A finger is never quite still: below 2 px it is a press.
      if (far < 2 && gesture.factor === 1 && !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      touches.current = after;
      hold(event);
      onGesture(gesture);
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  };
}
