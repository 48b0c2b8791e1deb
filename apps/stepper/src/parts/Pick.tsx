import { Icon } from "@amberline/ui/Icon";
import { ChevronDown } from "lucide-react";
import { Root } from "./Pick.styles";

interface PickOption {
  value: string;
  label: string;
}

interface PickProps {
  label: string;
  value: string;
  /** Options under headings; a group without a label has none. */
  groups: readonly { label?: string; options: readonly PickOption[] }[];
  onPick: (value: string) => void;
}

/** A compact select for a toolbar. */
export const Pick = ({ label, value, groups, onPick }: PickProps) => (
  <Root>
    <span>{label}</span>
    <span>
      <select value={value} onChange={(event) => onPick(event.target.value)}>
        {groups.map((group) => {
          const options = group.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ));
          return group.label ? (
            <optgroup key={group.label} label={group.label}>
              {options}
            </optgroup>
          ) : (
            options
          );
        })}
      </select>
      <Icon icon={ChevronDown} size={16} />
    </span>
  </Root>
);
