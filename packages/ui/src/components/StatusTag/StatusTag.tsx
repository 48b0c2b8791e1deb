import { type ComponentProps, type ReactNode } from "react";
import { ToneIcon, type Tone } from "../IconCircle/ToneIcon";
import { Root } from "./StatusTag.styles";

export interface StatusTagProps extends ComponentProps<"span"> {
  /** Decides colour and icon; the text must say the same. */
  tone: Tone;
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
}

/** A status in one or two words, never by colour alone. */
export function StatusTag({ tone, icon, children, ...rest }: StatusTagProps) {
  return (
    <Root data-tone={tone} {...rest}>
      {icon ?? <ToneIcon tone={tone} />}
      <span>{children}</span>
    </Root>
  );
}
