import { Icon } from "@amberline/ui/Icon";
import { TextField } from "@amberline/ui/TextField";
import { Search } from "lucide-react";

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** Looks for rows while one types. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <TextField
    label={label}
    type="search"
    value={value}
    maxLength={100}
    autoComplete="off"
    spellCheck={false}
    prefix={<Icon icon={Search} />}
    onChange={(change) => onChange(change.value)}
  />
);
