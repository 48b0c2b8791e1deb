import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon";
import { TextField, type LineProps } from "../TextField/TextField";

export interface SearchFieldProps extends LineProps {
  /** Called with the new value on every change. */
  onChange: (change: { value: string }) => void;
  /** Shown after the text, inside the outline. Decorative, or a button. */
  suffix?: ReactNode;
}

/** A search field with the matching on-screen keyboard, without autocomplete and autocorrection. */
export function SearchField(props: SearchFieldProps) {
  return (
    <TextField
      type="search"
      prefix={<Icon icon={Search} />}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      {...props}
    />
  );
}
