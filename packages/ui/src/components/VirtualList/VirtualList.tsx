import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { focusedNow, rowAfter, rowsInView } from "./rowsInView";
import { usePlace, type ListPlace } from "./usePlace";
import { Root } from "./VirtualList.styles";

export interface VirtualListProps extends Omit<ComponentProps<"div">, "children" | "role"> {
  /** Number of loaded rows. */
  count: number;
  /** Number of rows in all, including those not loaded yet. @default count */
  total?: number;
  /** Stable key of a row, also when rows are prepended. */
  keyOf: (index: number) => string;
  /** Estimated height of a row before it is measured, px. */
  heightOf: (index: number) => number;
  /** Renders a row; put the tab index on its focusable element. */
  renderRow: (index: number, tabIndex: 0 | -1) => ReactNode;
  /** Called when the user scrolls near the end. */
  onEndNear?: () => void;
  /** Scroll position to restore. Read once. */
  place?: ListPlace | undefined;
  /** Called on unmount with the position to pass as `place` later. */
  onLeave?: (place: ListPlace) => void;
}

/** Rows before the end: fast scrolling passes a screenful while the next page is loading. */
const NEAR = 60;

/** A list in the page's own scroll that renders only visible rows. Arrow keys move between rows. */
export function VirtualList(props: VirtualListProps) {
  const { count, total = count, keyOf, heightOf, renderRow, onEndNear, place, onLeave, ...others } = props;
  const { ref, style, ...rest } = others;
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [focused, setFocused] = useState({ index: 0, key: place?.key ?? "" });
  const [isPast, setPast] = useState(false);
  const wanted = useRef<number | null>(null);
  const at = focusedNow(focused, count, keyOf);

  // oxlint-disable-next-line react/incompatible-library -- nothing derived from its functions is memoized here
  const list = useWindowVirtualizer({
    count,
    scrollMargin,
    getItemKey: keyOf,
    estimateSize: heightOf,
    overscan: 8,
    // Rows prepended above the viewport would move it; at the start of the list they should be visible.
    anchorTo: isPast ? "end" : "start",
    onChange: ({ scrollOffset }) => setPast((scrollOffset ?? 0) > scrollMargin),
    rangeExtractor: (range) => rowsInView(range, at),
  });
  const rows = list.getVirtualItems();

  useEffect(() => {
    // Content opening or closing above the list changes the height of the page.
    const page = new ResizeObserver(() => {
      const top = root.current?.getBoundingClientRect().top ?? 0;
      setScrollMargin(Math.round(top + window.scrollY));
    });
    page.observe(document.body);
    return () => page.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const target = root.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] [tabindex]`);
    if (!target) return;
    wanted.current = null;
    target.focus();
  }, [at]);

  usePlace({ root, list, at, hasFocus: focused.key !== "", keyOf, place, onLeave });

  const last = rows.findLast(({ index }) => index !== at)?.index ?? at;
  const reachEnd = useEffectEvent(() => onEndNear?.());
  useEffect(() => {
    if (count > 0 && last >= count - NEAR) reachEnd();
  }, [last, count]);

  const goBy = (event: KeyboardEvent) => {
    const screenful = Math.max(1, Math.floor(window.innerHeight / Math.max(1, heightOf(at))) - 2);
    const to = rowAfter(event.key, at, count, screenful);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (to === at) return;
    wanted.current = to;
    setFocused({ index: to, key: keyOf(to) });
  };

  return (
    <Root
      {...rest}
      ref={root}
      role="list"
      // Not as CSS variables: these are inherited, so each change would restyle every row.
      style={{ ...style, blockSize: list.getTotalSize() }}
      onKeyDown={goBy}
    >
      {rows.map(({ key, index, start }) => (
        <div
          key={key}
          ref={list.measureElement}
          role="listitem"
          aria-setsize={total}
          aria-posinset={index + 1}
          data-index={index}
          style={{ transform: `translateY(${start - scrollMargin}px)` }}
          onFocus={() => setFocused({ index, key: keyOf(index) })}
        >
          {renderRow(index, index === at ? 0 : -1)}
        </div>
      ))}
    </Root>
  );
}
