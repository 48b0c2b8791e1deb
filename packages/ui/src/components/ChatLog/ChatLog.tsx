import { type ComponentProps, type CSSProperties, type ReactNode } from "react";
import { ArrowDown } from "lucide-react";
import { Icon } from "../Icon/Icon";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden";
import { ChatBubble, type ChatBubbleWords } from "./ChatBubble";
import { positionOf, type ChatLine } from "./chatLine";
import { Day, Jump, Root, Rows, Row, Scroller } from "./ChatLog.styles";
import { useChatScroll } from "./useChatScroll";

export interface ChatLogProps extends Omit<ComponentProps<"div">, "children"> {
  /** Accessible name of the conversation. */
  label: string;
  /** Oldest first. */
  lines: readonly ChatLine[];
  /** Texts the component says itself. */
  words: ChatBubbleWords & {
    /** Label of the scroll-down button: "To the latest message". */
    toLatest: string;
    /** Its label once messages have arrived since: "2 new messages". */
    newMessages: (count: number) => string;
  };
  /** Heading of a day, with `lang` if it is not the page's language. */
  dayLabel: (day: string) => { text: string; lang?: string };
  /** Called for messages with files. */
  renderFiles?: (id: string) => ReactNode;
  /** Called for messages that could not be sent. */
  renderActions?: (id: string) => ReactNode;
  /** Called when the user scrolls near the oldest message. */
  onStartNear?: () => void;
  /** Announced politely: a message that has just arrived, never history. @default null */
  announcement?: { id: string; text: string } | null;
}

/**
 * A conversation of any length. It follows new messages while scrolled to the end; scrolled up it keeps its position,
 * also when older messages are prepended, and shows a button to scroll down.
 */
export function ChatLog(props: ChatLogProps) {
  const {
    label,
    lines,
    words,
    dayLabel,
    renderFiles,
    renderActions,
    onStartNear,
    announcement = null,
    ...rest
  } = props;
  const { scroller, list, rows, reachStart, isAtEnd, missed, toEnd } = useChatScroll(lines, onStartNear);

  const rowOf = (index: number) => {
    const line = lines[index];
    if (!line) return null;
    const position = positionOf(lines, index);
    const { text, lang } = dayLabel(line.day);
    return (
      <>
        {position.isFirstOfDay ? (
          <Day lang={lang}>
            <span>{text}</span>
          </Day>
        ) : null}
        <ChatBubble
          line={line}
          position={position}
          words={words}
          files={line.fileCount ? renderFiles?.(line.id) : null}
          actions={line.state === "failed" ? renderActions?.(line.id) : null}
        />
      </>
    );
  };

  return (
    <Root {...rest}>
      <Scroller
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={label}
        tabIndex={0}
        onScroll={reachStart}
      >
        <Rows role="list" style={{ "--log-height": `${list.getTotalSize()}px` } as CSSProperties}>
          {rows.map(({ key, index, start }) => (
            <Row
              key={key}
              ref={list.measureElement}
              role="listitem"
              aria-setsize={lines.length}
              aria-posinset={index + 1}
              data-index={index}
              style={{ "--row-start": `${start}px` } as CSSProperties}
            >
              {rowOf(index)}
            </Row>
          ))}
        </Rows>
      </Scroller>
      {isAtEnd ? null : (
        <Jump
          type="button"
          data-new={missed > 0 || undefined}
          onClick={toEnd}
          aria-label={missed > 0 ? undefined : words.toLatest}
        >
          <Icon icon={ArrowDown} size={18} strokeWidth={2} />
          {missed > 0 ? words.newMessages(missed) : null}
        </Jump>
      )}
      <VisuallyHidden role="status">
        {announcement ? <span key={announcement.id}>{announcement.text}</span> : null}
      </VisuallyHidden>
    </Root>
  );
}
