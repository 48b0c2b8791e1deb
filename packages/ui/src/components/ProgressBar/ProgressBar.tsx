import type { ComponentProps } from "react";
import { Bar, Root, TextColumn } from "./ProgressBar.styles";

export interface ProgressBarProps extends Omit<ComponentProps<"div">, "children"> {
  /** What is under way. */
  label: string;
  /** 0 to 1; null while nobody can tell how far it is. */
  value: number | null;
  /** The same in words, beside the bar, such as "42 %". */
  valueText?: string;
}

/** How far something has come. The browser's own progress element inside. */
export function ProgressBar({ label, value, valueText, ...rest }: ProgressBarProps) {
  const known = value === null ? {} : { value };
  return (
    <Root {...rest}>
      <Bar aria-label={label} aria-valuetext={valueText} max={1} {...known} />
      {valueText ? <TextColumn aria-hidden>{valueText}</TextColumn> : null}
    </Root>
  );
}
