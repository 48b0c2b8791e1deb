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
  /** Rows that are there. */
  count: number;
  /** Rows there are in all, those still to be read among them. @default count */
  total?: number;
  /** Stays with a row while others come before it. */
  keyOf: (index: number) => string;
  /** Height of a row before it was ever shown, px. The nearer to the truth, the smoother. */
  heightOf: (index: number) => number;
  /** Draws a row; the tab index belongs on the one part of it that takes focus. */
  renderRow: (index: number, tabIndex: 0 | -1) => ReactNode;
  /** The last rows come near: the following ones are wanted. */
  onEndNear?: () => void;
  /** Where the list begins: a place it was left at before. Read once. */
  place?: ListPlace | undefined;
  /** The list is left: what to give as `place` to come back there. */
  onLeave?: (place: ListPlace) => void;
}

/** So many rows before the end: fast scrolling passes a screenful while the following page is on its way. */
const NEAR = 60;

/** A list in the page's own scroll of which only what is on screen is in the page. Arrow keys go from row to row. */
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

  const list = useWindowVirtualizer({
    count,
    scrollMargin,
    getItemKey: keyOf,
    estimateSize: heightOf,
    overscan: 8,
    // Rows that come before what is read would push it away; at the beginning of the list they are what one wants to see.
    anchorTo: isPast ? "end" : "start",
    onChange: ({ scrollOffset }) => setPast((scrollOffset ?? 0) > scrollMargin),
    rangeExtractor: (range) => rowsInView(range, at),
  });
  const rows = list.getVirtualItems();

  useEffect(() => {
    // Whatever opens or closes above the list changes the height of the page.
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
      // Not by variables: those are inherited, and each change would make the browser style every row anew.
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
