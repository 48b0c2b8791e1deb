import { type ComponentProps, type ReactNode } from "react";
import { Root } from "./DetailList.styles";

export interface DetailRow {
  label: string;
  value: ReactNode;
}

export interface DetailListProps extends Omit<ComponentProps<"dl">, "children"> {
  /** Labels are unique within one list. */
  rows: readonly DetailRow[];
  /** A line under each, so that a wide list can be read across. @default false */
  isLined?: boolean;
}

/** Facts as label and value, one line each; a value with too little room beside its label moves under it. */
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
