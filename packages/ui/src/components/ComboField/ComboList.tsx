import { Check } from "lucide-react";
import { type MouseEvent } from "react";
import { Icon } from "../Icon/Icon";
import { Empty, Hint, OptionRow, Options, Panel } from "./ComboField.styles";
import { keepInSight } from "./keepInSight";
import { type ComboOption } from "./searchOptions";

interface ComboListProps {
  id: string;
  label: string;
  found: readonly ComboOption[];
  chosenId: string | null;
  activeId: string | undefined;
  emptyText: string;
  onChoose: (id: string) => void;
}

/** Id of an option element, for `aria-activedescendant`. */
export const optionId = (listId: string, option: ComboOption) => `${listId}-${option.id}`;

const showActive = (row: HTMLElement | null) => row?.scrollIntoView({ block: "nearest" });

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Listbox of ComboField. Pressing it leaves focus in the input. */
export function ComboList(props: ComboListProps) {
  const { id, label, found, chosenId, activeId, emptyText, onChoose } = props;
  const panel = { ref: keepInSight, onMouseDown: keepFocus };
  if (found.length === 0) {
    return (
      <Panel {...panel}>
        <Empty>{emptyText}</Empty>
      </Panel>
    );
  }
  return (
    <Options id={id} role="listbox" aria-label={label} {...panel}>
      {found.map((option) => (
        <OptionRow
          key={option.id}
          id={optionId(id, option)}
          ref={option.id === activeId ? showActive : undefined}
          role="option"
          aria-selected={option.id === chosenId}
          data-selected={option.id === chosenId || undefined}
          data-focused={option.id === activeId || undefined}
          data-focus-visible={option.id === activeId || undefined}
          onClick={() => onChoose(option.id)}
        >
          {option.label}
          {option.hint && <Hint>{option.hint}</Hint>}
          {option.id === chosenId && <Icon icon={Check} />}
        </OptionRow>
      ))}
    </Options>
  );
}
