import { type ComponentProps } from "react";
import { ToneIcon, type Tone } from "./ToneIcon";
import { Root } from "./IconCircle.styles";

export interface IconCircleProps extends ComponentProps<"span"> {
  /** @default "neutral" */
  tone?: Tone;
}

/** A 44 px circle for an icon. Without children it shows the icon of its tone. */
export function IconCircle({ tone = "neutral", children, ...rest }: IconCircleProps) {
  return (
    <Root data-tone={tone} aria-hidden {...rest}>
      {children ?? <ToneIcon tone={tone} />}
    </Root>
  );
}
