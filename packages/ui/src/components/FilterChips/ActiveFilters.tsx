import { type ComponentProps, useImperativeHandle, useRef } from "react";
import { X } from "lucide-react";
import { Icon } from "../Icon/Icon";
import { ChipList } from "./FilterChips.styles";

export interface ActiveFilter {
  /** Unique in its list. */
  id: string;
  /** The filter and its value: "From 12 Mar 2026". */
  label: string;
  /** Accessible name of the remove button: "Remove filter: From 12 Mar 2026". */
  removeLabel: string;
}

export interface ActiveFiltersProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Filters in effect. */
  filters: readonly ActiveFilter[];
  /** Called with the id of the filter to remove. */
  onRemove: (id: string) => void;
  /** Text of the button that removes all. */
  clearLabel: string;
  /** Called by the button that removes all. */
  onClear: () => void;
}

/** The filters of a list, each with a remove button. Removing one moves focus to the next. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { filters, onRemove, clearLabel, onClear, ref, ...rest } = props;
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => list.current as HTMLUListElement);
  const remove = (id: string, at: number) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
    onRemove(id);
  };
  return (
    <ChipList role="list" {...rest} ref={list}>
      {filters.map(({ id, label, removeLabel }, at) => (
        <li key={id}>
          <button type="button" aria-label={removeLabel} onClick={() => remove(id, at)}>
            {label}
            <Icon icon={X} size={16} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" data-plain onClick={onClear}>
          {clearLabel}
        </button>
      </li>
    </ChipList>
  );
}
