import type { MouseEvent, ReactNode } from "react";
import { Adornment, ControlBox } from "./TextField.styles";

export interface ControlFrameProps {
  /** Shows the outline of an error. */
  isInvalid: boolean;
  /** Shows that it cannot be used. */
  isDisabled: boolean;
  /** Shows that it can be read only. */
  readOnly: boolean;
  /** Before the control, inside the outline. */
  prefix?: ReactNode;
  /** After the control, inside the outline. */
  suffix?: ReactNode;
  /** The control. */
  children: ReactNode;
}

/** A press beside the text, such as on the unit, focuses the control. */
function focusControl(event: MouseEvent<HTMLDivElement>) {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>("input, textarea")?.focus();
}

/** The outlined box around a text control with its prefix and suffix. */
export function ControlFrame(props: ControlFrameProps) {
  const { isInvalid, isDisabled, readOnly, prefix, suffix, children } = props;
  return (
    <ControlBox
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={readOnly || undefined}
      onMouseDown={focusControl}
    >
      {prefix && <Adornment>{prefix}</Adornment>}
      {children}
      {suffix && <Adornment>{suffix}</Adornment>}
    </ControlBox>
  );
}
