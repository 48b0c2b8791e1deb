import { useId, type ComponentProps, type MouseEvent } from "react";
import { Spinner } from "../Spinner";
import { Row } from "./Switch.styles";
import { Track } from "./Track.styles";

export interface SwitchProps extends Omit<
  ComponentProps<"button">,
  "children" | "onChange" | "type" | "value"
> {
  label: string;
  /** A quieter second line: what it is for, or why it cannot be changed. */
  description?: string;
  isOn: boolean;
  /** Asked to switch. It stands as `isOn` says until the caller changes that. */
  onChange: (change: { isOn: boolean }) => void;
  /** The change is under way: presses are ignored and focus stays. @default false */
  isBusy?: boolean;
  /** Shows the state and can be reached, but not changed. @default false */
  isReadOnly?: boolean;
}

/** Turns one thing on or off at once, without a form being sent. The whole row is the control. */
export function Switch(props: SwitchProps) {
  const { label, description, isOn, onChange, isBusy = false, isReadOnly = false, onClick, ...rest } = props;
  const id = useId();
  const isInert = isBusy || isReadOnly;
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
      aria-readonly={isReadOnly || undefined}
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
