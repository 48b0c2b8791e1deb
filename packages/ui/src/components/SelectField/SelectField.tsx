import { Check, ChevronDown } from "lucide-react";
import type { CSSProperties, Ref } from "react";
import { FieldFoot } from "../Field/FieldFoot";
import { useFieldWiring, type FieldWords } from "../Field/useFieldWiring";
import { Icon } from "../Icon/Icon";
import { Spinner } from "../Spinner/Spinner";
import * as S from "./SelectField.styles";

export interface SelectOption<V extends string> {
  value: V;
  label: string;
  description?: string;
}

export interface SelectFieldProps<V extends string> extends FieldWords {
  label: string;
  options: readonly SelectOption<V>[];
  /** Null while nothing is chosen. */
  value: V | null;
  onChange: (change: { value: V }) => void;
  placeholder: string;
  /** Options are loading; the field stays closed. @default false */
  isBusy?: boolean;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  autoComplete?: string;
  onBlur?: () => void;
  className?: string;
  style?: CSSProperties;
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
