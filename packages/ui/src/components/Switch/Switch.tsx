import { useId, type ComponentProps, type MouseEvent } from "react";
import { Spinner } from "../Spinner/Spinner";
import { Row } from "./Switch.styles";
import { Track } from "./Track.styles";

export interface SwitchProps extends Omit<
  ComponentProps<"button">,
  "children" | "onChange" | "type" | "value"
> {
  /** Names the thing that is on or off. */
  label: string;
  /** Muted second line: the purpose, or why it cannot be changed. */
  description?: string;
  /** Whether it is on; the caller keeps it. */
  isOn: boolean;
  /** Controlled: the switch shows `isOn` until the caller changes it. */
  onChange: (change: { isOn: boolean }) => void;
  /** A change is in progress: presses are ignored and focus stays. @default false */
  isBusy?: boolean;
  /** Focusable but not changeable. @default false */
  readOnly?: boolean;
}

/** Turns a setting on or off at once, without a submit. The whole row is the control. */
export function Switch(props: SwitchProps) {
  const { label, description, isOn, onChange, isBusy = false, readOnly = false, onClick, ...rest } = props;
  const id = useId();
  const isInert = isBusy || readOnly;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!isInert && !event.defaultPrevented) onChange({ isOn: !isOn });
  };
  return (
    <Row
      {...rest}
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={`${id}-label`}
      aria-describedby={
        [description && `${id}-more`, rest["aria-describedby"]].filter(Boolean).join(" ") || undefined
      }
      aria-busy={isBusy || undefined}
      aria-readonly={readOnly || undefined}
      aria-disabled={isInert || undefined}
      onClick={press}
    >
      <span data-part="words">
        <span data-part="label" id={`${id}-label`}>
          {label}
        </span>
        {description && (
          <span data-part="description" id={`${id}-more`}>
            {description}
          </span>
        )}
      </span>
      <Track data-part="track" aria-hidden>
        {isBusy && <Spinner />}
      </Track>
    </Row>
  );
}
