import type { KeyboardEvent, ReactNode, Ref } from "react";
import { Root } from "./Part.styles";

/** The parts of the page the F6 key goes round. */
export const partNames = ["chart", "screen", "events", "walk"] as const;
export type PartName = (typeof partNames)[number];

interface PartProps {
  name: PartName;
  label: string;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** One of the parts of the page, with a name of its own; it takes the focus when F6 comes to it. */
export const Part = ({ name, label, children, ...rest }: PartProps) => (
  <Root {...rest} data-part={name} aria-label={label} tabIndex={-1}>
    {children}
  </Root>
);
