import { SelectField } from "@amberline/ui/SelectField";

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

export const Choice = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => (
  <SelectField
    label={label}
    placeholder={label}
    value={value}
    options={options}
    onChange={(change) => onChange(change.value)}
  />
);
