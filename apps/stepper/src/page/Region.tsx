import type { KeyboardEvent, ReactNode, Ref } from "react";
import { Root } from "./Region.styles";

/** The regions that F6 cycles through. */
export const regionNames = ["chart", "screen", "events", "walk"] as const;
export type RegionName = (typeof regionNames)[number];

interface RegionProps {
  name: RegionName;
  label: string;
  /** Whether only this one is shown. */
  isLarge?: boolean;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A named region that F6 focuses. */
export const Region = ({ name, label, isLarge = false, children, ...rest }: RegionProps) => (
  <Root {...rest} data-part={name} data-large={isLarge || undefined} aria-label={label} tabIndex={-1}>
    {children}
  </Root>
);
