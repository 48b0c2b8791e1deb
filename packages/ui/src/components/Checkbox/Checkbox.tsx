import type { ComponentProps, ReactNode } from "react";
import { FieldFoot } from "../Field/FieldFoot";
import { useFieldWiring, type FieldTexts } from "../Field/useFieldWiring";
import { Box, CheckboxRoot, CheckboxRow } from "./Checkbox.styles";

type NativeBox = Omit<ComponentProps<"input">, "type" | "checked" | "value" | "onChange" | "children">;

export interface CheckboxProps extends FieldTexts, NativeBox {
  /** May contain a link, which opens without ticking the box. */
  label: ReactNode;
  /** Whether it is ticked; the caller keeps it. */
  isChecked: boolean;
  /** Called with the new value on every change. */
  onChange: (change: { isChecked: boolean }) => void;
}

/** A yes-or-no question. `className` and `style` go to the whole field, everything else to the box. */
export function Checkbox(props: CheckboxProps) {
  const { label, isChecked, onChange, description, error, className, style, ...rest } = props;
  const { control, footId } = useFieldWiring({ description, error }, rest);
  return (
    <CheckboxRoot className={className} style={style}>
      <CheckboxRow data-disabled={rest.disabled || undefined}>
        <Box
          {...rest}
          {...control}
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange({ isChecked: event.target.checked })}
        />
        <span>{label}</span>
      </CheckboxRow>
      <FieldFoot id={footId} description={description} error={error} />
    </CheckboxRoot>
  );
}
