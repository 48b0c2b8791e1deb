import { ChevronDown } from "lucide-react";
import { useId, type ComponentProps, type FocusEvent, type KeyboardEvent, type MouseEvent } from "react";
import { Field } from "../Field/Field";
import type { FieldNotes } from "../Field/useFieldWiring";
import { Icon } from "../Icon/Icon";
import { SettledStatus } from "../SettledStatus/SettledStatus";
import { ControlFrame } from "../TextField/ControlFrame";
import { Input } from "../TextField/TextField.styles";
import { Combo } from "./ComboField.styles";
import { ComboList, optionId } from "./ComboList";
import { type ComboOption } from "./searchOptions";
import { useCombo } from "./useCombo";

type NativeInput = Omit<ComponentProps<"input">, "value" | "onChange" | "prefix" | "type" | "children">;

export interface ComboFieldProps extends FieldNotes, NativeInput {
  /** Names the control; always visible. */
  label: string;
  /** What can be chosen, in the order shown. */
  options: readonly ComboOption[];
  /** Id of the chosen option, null while nothing is chosen. */
  value: string | null;
  /** Called when an option is chosen, autofilled, or cleared by typing something else. */
  onChange: (change: { value: string | null }) => void;
  /** Shown in the list and announced when no option matches. */
  emptyText: string;
  /** Announced while searching: "3 countries". */
  foundText?: (count: number) => string;
}

/** One of many options, found by typing a part of it. `className` and `style` go to the whole field. */
export function ComboField(props: ComboFieldProps) {
  const { label, options, value, onChange, emptyText, foundText, ...others } = props;
  const { description, error, help, counter, className, style, id, ...rest } = others;
  const { disabled: isDisabled = false, readOnly = false } = rest;
  const listId = useId();
  const combo = useCombo({ options, value, onChange, isInert: isDisabled || readOnly });
  const { found, active, isOpen } = combo;
  const begin = (event: MouseEvent<HTMLElement>) => {
    const input = event.currentTarget.querySelector("input");
    if (isOpen && event.target !== input) return combo.close();
    if (!isOpen) input?.select();
    combo.open();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    combo.press(event);
    rest.onKeyDown?.(event);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    combo.leave();
    rest.onBlur?.(event);
  };
  return (
    <Field
      className={className}
      style={style}
      label={label}
      description={description}
      error={error}
      help={help}
      counter={counter}
      controlId={id}
      aria-describedby={rest["aria-describedby"]}
    >
      {(control) => (
        <Combo>
          <div onClick={begin}>
            <ControlFrame
              isInvalid={Boolean(error)}
              isDisabled={isDisabled}
              readOnly={readOnly}
              suffix={<Icon icon={ChevronDown} />}
            >
              <Input
                type="text"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                {...rest}
                {...control}
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={isOpen && found.length > 0}
                aria-controls={isOpen && found.length > 0 ? listId : undefined}
                aria-activedescendant={active && optionId(listId, active)}
                value={combo.text}
                onChange={combo.write}
                onKeyDown={press}
                onBlur={leave}
              />
            </ControlFrame>
          </div>
          {isOpen && (
            <ComboList
              id={listId}
              label={label}
              found={found}
              emptyText={emptyText}
              chosenId={value}
              activeId={active?.id}
              onChoose={combo.choose}
            />
          )}
          <SettledStatus
            text={
              combo.isSearching ? (found.length === 0 ? emptyText : (foundText?.(found.length) ?? "")) : ""
            }
          />
        </Combo>
      )}
    </Field>
  );
}
