import { formatIban, normaliseIban } from "@amberline/domain/iban";
import type { ClipboardEvent, FocusEvent } from "react";
import { TextField, type LineProps } from "../../components/TextField/TextField";

export interface IbanFieldProps extends LineProps {
  /** The text as typed, spaces included. */
  value: string;
  /** `text` is the new `value`; `iban` is the same in capitals without spaces. */
  onChange: (change: { text: string; iban: string }) => void;
}

/**
 * A field for an IBAN. Typing is never masked, so that the caret stays in place; blur groups the text by four. Pasted
 * text loses dashes, invisible characters and a leading "IBAN".
 */
export function IbanField(props: IbanFieldProps) {
  const { onChange, onBlur, onPaste, help = null, ...field } = props;
  const report = (text: string) => onChange({ text, iban: normaliseIban(text) });
  const group = (event: FocusEvent<HTMLInputElement>) => {
    const grouped = formatIban(field.value);
    if (grouped !== field.value) report(grouped);
    onBlur?.(event);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    if (event.defaultPrevented || field.readOnly) return;
    event.preventDefault();
    const input = event.currentTarget;
    const { selectionStart, selectionEnd, value } = input;
    const [start, end] = [selectionStart ?? 0, selectionEnd ?? value.length];
    const isWhole = start === 0 && end === value.length;
    const pasted = event.clipboardData.getData("text");
    input.setRangeText(isWhole ? formatIban(pasted) : normaliseIban(pasted), start, end, "end");
    report(input.value);
  };
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      help={help}
      onChange={({ value }) => report(value)}
      onBlur={group}
      onPaste={paste}
    />
  );
}
