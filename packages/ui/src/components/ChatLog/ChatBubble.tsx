import { type ReactNode } from "react";
import { Check, CircleAlert, Clock } from "lucide-react";
import { Avatar } from "../Avatar/Avatar";
import { Icon } from "../Icon/Icon";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden";
import type { ChatLine, LinePosition } from "./chatLine";
import { Body, Bubble, Line, Meta, Name } from "./ChatBubble.styles";

export interface ChatBubbleWords {
  /** Replaces the author of the customer's own messages: "You". */
  you: string;
  /** Read for a message that has arrived. */
  sent: string;
}

interface ChatBubbleProps {
  line: ChatLine;
  position: LinePosition;
  words: ChatBubbleWords;
  files: ReactNode;
  /** Buttons for a message that could not be sent. */
  actions: ReactNode;
}

const initial = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? "";

const icons = {
  sent: <Icon icon={Check} />,
  sending: <Icon icon={Clock} />,
  failed: <Icon icon={CircleAlert} />,
};

/** One message of a conversation. */
export function ChatBubble({ line, position, words, files, actions }: ChatBubbleProps) {
  const { isOwn, author, text, time, state = "sent", note } = line;
  return (
    <Line data-own={isOwn || undefined} data-first={position.isFirstOfRun || undefined}>
      {position.isFirstOfRun ? (
        <Avatar tintedBy={author}>{initial(author)}</Avatar>
      ) : (
        <span data-part="seat" />
      )}
      <Body>
        {position.isFirstOfRun && !isOwn ? (
          <Name>
            <bdi>{author}</bdi>
          </Name>
        ) : (
          <VisuallyHidden>{isOwn ? words.you : author}</VisuallyHidden>
        )}
        {text === "" ? null : (
          <Bubble dir="auto" data-state={state}>
            {text}
          </Bubble>
        )}
        {files}
        <Meta data-state={isOwn ? state : undefined}>
          {state === "failed" ? null : <span>{time}</span>}
          {isOwn ? (
            <>
              {icons[state]}
              {state === "sent" ? <VisuallyHidden>{words.sent}</VisuallyHidden> : <span>{note}</span>}
            </>
          ) : null}
          {actions}
        </Meta>
      </Body>
    </Line>
  );
}
