import { useId, type FocusEvent, type InputEvent } from "react";
import { TextField, type LineProps } from "../TextField/TextField";
import { Prefix } from "./PhoneField.styles";
import { isInternational, keepPhoneCharacters, withoutPrefix } from "./phoneText";

export interface PhoneFieldProps extends LineProps {
  /** The text as typed: a national number of the prefix's country, or an international one. */
  value: string;
  /**
   * Dialling prefix of the chosen country, "+371"; null while none is chosen. Hidden beside an international number.
   */
  prefix: string | null;
  /** Called on each edit, and on blur with a repeated prefix removed. */
  onChange: (change: { value: string }) => void;
}

const isTyped = ({ inputType = "" }: { inputType?: string }) =>
  /^(insertText|delete|insertComposition)/.test(inputType);

/** Rewrites the text in place, before other listeners, keeping the caret beside the same digit. */
function rewrite(input: HTMLInputElement, keep: (text: string) => string) {
  const { value, selectionEnd } = input;
  const kept = keep(value);
  if (kept === value) return;
  const beforeCaret = keep(value.slice(0, selectionEnd ?? value.length));
  input.value = kept;
  input.setSelectionRange(beforeCaret.length, beforeCaret.length);
}

/**
 * A field for a phone number. The country's prefix is shown before the text; it is hidden beside a number with another
 * country's prefix, which is kept as it is.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { prefix, value, onChange, onInput, onBlur, "aria-describedby": described, ...field } = props;
  const prefixId = useId();
  const isPrefixShown = prefix !== null && !isInternational(value);
  const tidy = (event: InputEvent<HTMLInputElement>) => {
    const isWhole = !isTyped(event.nativeEvent);
    rewrite(event.currentTarget, (text) => {
      const kept = keepPhoneCharacters(text);
      return isWhole ? withoutPrefix(kept, prefix) : kept;
    });
    onInput?.(event);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const tidied = withoutPrefix(value, prefix).trimEnd();
    if (tidied !== value) onChange({ value: tidied });
    onBlur?.(event);
  };
  return (
    <TextField
      autoComplete="tel"
      inputMode="tel"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type="tel"
      value={value}
      prefix={isPrefixShown && <Prefix id={prefixId}>{prefix}</Prefix>}
      aria-describedby={[isPrefixShown && prefixId, described].filter(Boolean).join(" ") || undefined}
      onInput={tidy}
      onChange={({ value: text }) => onChange({ value: keepPhoneCharacters(text) })}
      onBlur={leave}
    />
  );
}
