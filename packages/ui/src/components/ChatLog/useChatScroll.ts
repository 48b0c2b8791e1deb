import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { heightOf, type ChatLine } from "./chatLine";

/** So near to the end that it counts as the end, px. */
const NEAR = 48;

/** So near to the beginning that what came before is wanted, px. */
const NEAR_START = 600;

/** Keeps a conversation at its latest message, or where it was scrolled to. */
export function useChatScroll(lines: readonly ChatLine[], onStartNear?: () => void) {
  const scroller = useRef<HTMLDivElement>(null);
  const count = lines.length;
  const lastId = lines[count - 1]?.id;
  const [isAtEnd, setAtEnd] = useState(true);
  /** The last message that was seen at the end. */
  const [seenId, setSeenId] = useState(lastId);

  // Every row is measured anew when this is another function.
  const keyOf = useCallback((at: number) => lines[at]?.id ?? at, [lines]);
  // oxlint-disable-next-line hooks/incompatible-library -- nothing made of its functions is memoized here
  const list = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: keyOf,
    estimateSize: (at) => heightOf(lines, at),
    overscan: 8,
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: NEAR,
    paddingEnd: 12,
    onChange: (instance) => setAtEnd(instance.isAtEnd(NEAR)),
  });

  if (isAtEnd && seenId !== lastId) setSeenId(lastId);

  const hasLines = count > 0;
  useLayoutEffect(() => {
    if (hasLines) list.scrollToEnd();
  }, [list, hasLines]);

  useLayoutEffect(() => {
    const room = scroller.current;
    if (!room) return;
    let { clientHeight: height } = room;
    // Files that are attached, a notice or a phone's keyboard take room from the end first: what was seen there stays seen.
    const resized = new ResizeObserver(() => {
      const wasAtEnd = room.scrollHeight - room.scrollTop - height <= NEAR;
      height = room.clientHeight;
      if (wasAtEnd) list.scrollToEnd();
    });
    resized.observe(room);
    return () => resized.disconnect();
  }, [list]);

  const last = lines[count - 1];
  const ownLastId = last?.isOwn && last.state === "sending" ? last.id : null;
  useLayoutEffect(() => {
    // Whoever writes wants to see what was written.
    if (ownLastId !== null) list.scrollToEnd();
  }, [list, ownLastId]);

  const reachStart = () => {
    if ((scroller.current?.scrollTop ?? NEAR_START) < NEAR_START) onStartNear?.();
  };
  const lookForStart = useEffectEvent(reachStart);
  useEffect(() => {
    // What came may have left the view as near to the beginning as it was.
    if (hasLines) lookForStart();
  }, [hasLines, count]);

  const seenAt = isAtEnd ? count - 1 : lines.findLastIndex(({ id }) => id === seenId);
  const missed = lines.slice(seenAt + 1).filter(({ isOwn }) => !isOwn).length;
  return {
    scroller,
    list,
    rows: list.getVirtualItems(),
    reachStart,
    isAtEnd,
    missed,
    toEnd: () => {
      list.scrollToEnd();
      scroller.current?.focus({ preventScroll: true });
    },
  };
}
