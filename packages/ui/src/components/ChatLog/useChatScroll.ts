import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { heightOf, type ChatLine } from "./chatLine";

/** Distance from the end that counts as the end, px. */
const NEAR = 48;

/** Distance from the start at which older messages are requested, px. */
const NEAR_START = 600;

/** Keeps a conversation at its latest message, or at the position it was scrolled to. */
export function useChatScroll(lines: readonly ChatLine[], onStartNear?: () => void) {
  const scroller = useRef<HTMLDivElement>(null);
  const count = lines.length;
  const lastId = lines[count - 1]?.id;
  const [isAtEnd, setAtEnd] = useState(true);
  /** Id of the last message seen at the end. */
  const [seenId, setSeenId] = useState(lastId);

  // A new function identity would make the virtualizer measure every row again.
  const keyOf = useCallback((at: number) => lines[at]?.id ?? at, [lines]);
  // oxlint-disable-next-line react/incompatible-library -- nothing derived from its functions is memoized here
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
    // Attached files, a notice or the on-screen keyboard shrink the list: keep it at its end.
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
    // Scroll to the customer's own new message.
    if (ownLastId !== null) list.scrollToEnd();
  }, [list, ownLastId]);

  const reachStart = () => {
    if ((scroller.current?.scrollTop ?? NEAR_START) < NEAR_START) onStartNear?.();
  };
  const checkStart = useEffectEvent(reachStart);
  useEffect(() => {
    // The prepended messages may leave the list as near to its start as before.
    if (hasLines) checkStart();
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
