import { type ComponentProps, type ReactNode } from "react";
import { ToneIcon, type Tone } from "../IconCircle";
import { Message, Root, Title } from "./Banner.styles";

export interface BannerProps extends Omit<ComponentProps<"div">, "title" | "role"> {
  tone: Exclude<Tone, "neutral">;
  /** A bold first line, where the text needs one. */
  title?: ReactNode;
  /** One button or link: the way out of what the banner says. */
  action?: ReactNode;
  /** Set when it appears in answer to something: `status` waits its turn, `alert` interrupts. */
  role?: "status" | "alert";
}

/** A notice that stays on the page until what it speaks of is settled. */
export function Banner({ tone, title, action, children, ...rest }: BannerProps) {
  return (
    <Root data-tone={tone} {...rest}>
      <Message>
        <ToneIcon tone={tone} />
        <div>
          {title ? <Title>{title}</Title> : null}
          {children}
        </div>
      </Message>
      {action}
    </Root>
  );
}
