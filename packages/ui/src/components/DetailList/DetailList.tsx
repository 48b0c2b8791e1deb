import { type ComponentProps, type ReactNode } from "react";
import { Root } from "./DetailList.styles";

export interface DetailRow {
  /** What the value is. */
  label: string;
  /** Text, amount or link; it wraps. */
  value: ReactNode;
}

export interface DetailListProps extends Omit<ComponentProps<"dl">, "children"> {
  /** Labels are unique within one list. */
  rows: readonly DetailRow[];
  /** Separates the rows of a wide list with lines. @default false */
  isLined?: boolean;
}

/** Label and value, one per line; a value without room beside its label moves below it. */
export function DetailList({ rows, isLined, ...rest }: DetailListProps) {
  return (
    <Root data-lined={isLined || undefined} {...rest}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
