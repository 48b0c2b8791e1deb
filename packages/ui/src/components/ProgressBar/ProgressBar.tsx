import type { ComponentProps } from "react";
import { Bar, Root, TextColumn } from "./ProgressBar.styles";

export interface ProgressBarProps extends Omit<ComponentProps<"div">, "children"> {
  /** What is in progress; not visible. */
  label: string;
  /** 0 to 1; null for an unknown progress. */
  value: number | null;
  /** Visible text for the value: "42 %". */
  valueText?: string;
}

/** A native progress element with a label. */
export function ProgressBar({ label, value, valueText, ...rest }: ProgressBarProps) {
  const known = value === null ? {} : { value };
  return (
    <Root {...rest}>
      <Bar aria-label={label} aria-valuetext={valueText} max={1} {...known} />
      {valueText ? <TextColumn aria-hidden>{valueText}</TextColumn> : null}
    </Root>
  );
}
