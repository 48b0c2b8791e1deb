import { useLayoutEffect, useRef, useState } from "react";
import { useVirtualizer } from "@tanstack/react-virtual";
import type { ChatLine } from "./chatLine";

/** So near to the end that it counts as the end, px. */
const NEAR = 48;

/** Keeps a conversation at its latest message, or where it was scrolled to. */
export function useChatScroll(lines: readonly ChatLine[], heightOf: (at: number) => number) {
  const scroller = useRef<HTMLDivElement>(null);
  const count = lines.length;
  const lastId = lines[count - 1]?.id;
  const [isAtEnd, setAtEnd] = useState(true);
  /** The last message that was seen at the end. */
  const [seenId, setSeenId] = useState(lastId);

  const list = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: (at) => lines[at]?.id ?? at,
    estimateSize: heightOf,
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

  const last = lines[count - 1];
  const ownLastId = last?.isOwn && last.state === "sending" ? last.id : null;
  useLayoutEffect(() => {
    // Whoever writes wants to see what was written.
    if (ownLastId !== null) list.scrollToEnd();
  }, [list, ownLastId]);

  const seenAt = isAtEnd ? count - 1 : lines.findLastIndex(({ id }) => id === seenId);
  const missed = lines.slice(seenAt + 1).filter(({ isOwn }) => !isOwn).length;
  return {
    scroller,
    list,
    rows: list.getVirtualItems(),
    isAtEnd,
    missed,
    toEnd: () => {
      list.scrollToEnd();
      scroller.current?.focus({ preventScroll: true });
    },
  };
}
