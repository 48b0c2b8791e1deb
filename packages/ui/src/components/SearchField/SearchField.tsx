import { Search } from "lucide-react";
import { Icon } from "../Icon/Icon";
import { TextField, type TextFieldProps } from "../TextField/TextField";

export type SearchFieldProps = Omit<TextFieldProps, "type" | "prefix">;

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
