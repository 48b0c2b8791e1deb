import { type PointerEvent } from "react";
import { styled } from "styled-components";

/** Small, and high enough for a bar at either end: zoomed in so far that they would fill the screen, they scroll away. */
export const phone = "(max-width: 39.999em) and (min-height: 30em)";

const Grabber = styled.div`
  display: none;

  @media ${phone} {
    position: absolute;
    inset: 0 4rem auto;
    z-index: 1;
    display: grid;
    place-items: center;
    block-size: var(--space-24);
    touch-action: none;
  }
  &::before {
    content: "";
    inline-size: 36px;
    border-block-start: 4px solid var(--color-border-strong);
    border-radius: 2px;
  }
`;

const farEnough = 96;
/** Pixels in a millisecond. */
const fastEnough = 0.6;

/** The handle of a bottom sheet: dragged or flicked down it closes the sheet, let go before that the sheet goes back. */
export function SheetGrabber({ sheet, onClose }: { sheet: string; onClose: () => void }) {
  const grab = (down: PointerEvent<HTMLElement>) => {
    const handle = down.currentTarget;
    const panel = handle.closest<HTMLElement>(sheet);
    if (!panel) return;
    handle.setPointerCapture(down.pointerId);
    const distance = (event: { clientY: number }) => Math.max(0, event.clientY - down.clientY);
    const stop = new AbortController();
    const drag = (event: { clientY: number }) => {
      panel.style.transition = "none";
      panel.style.translate = `0 ${distance(event)}px`;
    };
    const letGo = (event: { clientY: number; timeStamp: number; type: string }) => {
      stop.abort();
      panel.style.transition = "";
      const speed = distance(event) / (event.timeStamp - down.timeStamp);
      const isOver = event.type === "pointerup" && (distance(event) > farEnough || speed > fastEnough);
      panel.style.translate = isOver ? "0 100%" : "";
      if (!isOver) return;
      onClose();
      const rest = panel.getAnimations().map(({ finished }) => finished);
      void Promise.allSettled(rest).then(() => (panel.style.translate = ""));
    };
    handle.addEventListener("pointermove", drag, stop);
    handle.addEventListener("pointerup", letGo, stop);
    handle.addEventListener("pointercancel", letGo, stop);
  };
  return <Grabber onPointerDown={grab} data-part="grabber" />;
}
