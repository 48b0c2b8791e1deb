import { TextField } from "@amberline/ui/TextField";
import { Search } from "lucide-react";

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <TextField
    label={label}
    type="search"
    value={value}
    maxLength={100}
    autoComplete="off"
    spellCheck={false}
    prefix={<Search size={18} aria-hidden />}
    onChange={(change) => onChange(change.value)}
  />
);
