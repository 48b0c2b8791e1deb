import { Check, ChevronDown } from "lucide-react";
import type { CSSProperties, Ref } from "react";
import { PageMark } from "../Dialog/PageMark";
import { FieldFoot } from "../Field/FieldFoot";
import { useFieldWiring, type FieldNotes } from "../Field/useFieldWiring";
import { Icon } from "../Icon/Icon";
import { Spinner } from "../Spinner/Spinner";
import * as S from "./SelectField.styles";

export interface SelectOption<V extends string> {
  /** Sent to `onChange`. */
  value: V;
  /** What is shown and found by its first letters. */
  label: string;
  /** A muted second line. */
  description?: string;
}

export interface SelectFieldProps<V extends string> extends FieldNotes {
  /** Names the control; always visible. */
  label: string;
  /** What can be chosen, in the order shown. */
  options: readonly SelectOption<V>[];
  /** Null while nothing is chosen. */
  value: V | null;
  /** Called with the new value on every change. */
  onChange: (change: { value: V }) => void;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** Options are loading; the field stays closed. @default false */
  isBusy?: boolean;
  /** Cannot be used; left out of the tab order. @default false */
  disabled?: boolean;
  /** Announced as required. @default false */
  required?: boolean;
  /** Name in the form, for the browser's autofill. */
  name?: string;
  /** What the browser may fill in. */
  autoComplete?: string;
  /** Called when focus leaves the control. */
  onBlur?: () => void;
  /** Class of the outermost element. */
  className?: string;
  /** Style of the outermost element. */
  style?: CSSProperties;
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement>;
  [attribute: `data-${string}`]: string | undefined;
}

/** One of many options. Typing the first letters finds one, open or closed. */
export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { label, options, value, onChange, placeholder, description, error, help, counter, ...others } =
    props;
  const { isBusy = false, disabled = false, required, className, style, ...more } = others;
  const { name, autoComplete, onBlur, ref, ...data } = more;
  const words = { description, error, help, counter };
  const { control, footId } = useFieldWiring(words);
  const choose = (key: unknown) => {
    const chosen = options.find((option) => option.value === key);
    if (chosen) onChange({ value: chosen.value });
  };
  return (
    <S.SelectRoot
      className={className}
      style={style}
      name={name}
      autoComplete={autoComplete}
      placeholder={placeholder}
      value={value}
      onBlur={onBlur}
      aria-describedby={control["aria-describedby"]}
      isDisabled={disabled || isBusy}
      isRequired={required}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      onChange={choose}
    >
      <S.SelectLabel>{label}</S.SelectLabel>
      <S.Trigger ref={ref} {...data}>
        <S.Chosen>{({ selectedText }) => selectedText || placeholder}</S.Chosen>
        {isBusy ? <Spinner /> : <Icon icon={ChevronDown} />}
      </S.Trigger>
      <FieldFoot id={footId} {...words} />
      <S.Panel offset={6}>
        <PageMark name="data-dialog" />
        <S.Options items={options}>
          {(option) => (
            <S.OptionRow id={option.value} textValue={option.label}>
              {({ isSelected }) => (
                <>
                  <S.OptionWords>
                    {option.label}
                    {option.description && <S.OptionMore>{option.description}</S.OptionMore>}
                  </S.OptionWords>
                  {isSelected && <Icon icon={Check} />}
                </>
              )}
            </S.OptionRow>
          )}
        </S.Options>
      </S.Panel>
    </S.SelectRoot>
  );
}
