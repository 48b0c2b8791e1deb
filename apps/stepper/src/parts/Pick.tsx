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
  /** Options under a heading each; a group without one stands plain. */
  groups: readonly { label?: string; options: readonly PickOption[] }[];
  onPick: (value: string) => void;
}

/** Chooses one of many in a bar, where a field would be too tall. */
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
