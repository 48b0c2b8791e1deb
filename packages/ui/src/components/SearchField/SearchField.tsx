import { Search } from "lucide-react";
import { Icon } from "../Icon";
import { TextField, type TextFieldProps } from "../TextField";

export type SearchFieldProps = Omit<TextFieldProps, "type" | "prefix">;

/** Asks what to look for. A phone's keyboard says so; nothing is completed or corrected. */
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
