import { type ComponentProps, type ReactNode } from "react";
import { ToneIcon, type Tone } from "../IconCircle/ToneIcon";
import { Message, Root, Title } from "./Banner.styles";

export interface BannerProps extends Omit<ComponentProps<"div">, "title" | "role"> {
  /** Decides colour and icon; the text must say the same. */
  tone: Exclude<Tone, "neutral">;
  /** A bold first line. */
  title?: ReactNode;
  /** One button or link that resolves the notice. */
  action?: ReactNode;
  /** Set when the banner appears after an action: `status` is announced politely, `alert` interrupts. */
  role?: "status" | "alert";
}

/** A notice that stays on the page until its cause is resolved. */
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
