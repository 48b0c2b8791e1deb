import type { KeyboardEvent, ReactNode, Ref } from "react";
import { Root } from "./Part.styles";

/** The regions that F6 cycles through. */
export const partNames = ["chart", "screen", "events", "walk"] as const;
export type PartName = (typeof partNames)[number];

interface PartProps {
  name: PartName;
  label: string;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A named region that F6 focuses. */
export const Part = ({ name, label, children, ...rest }: PartProps) => (
  <Root {...rest} data-part={name} aria-label={label} tabIndex={-1}>
    {children}
  </Root>
);
