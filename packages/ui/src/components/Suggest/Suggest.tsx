import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
import { keepInSight } from "../ComboField/keepInSight";
import { SettledStatus } from "../SettledStatus/SettledStatus";
import { List, Root, Row } from "./Suggest.styles";

export interface Suggestion {
  /** Unique in its list. */
  id: string;
  /** First line. */
  title: string;
  /** Muted second line: the account number and the source. */
  detail?: string;
}

/** Props for the text field inside. */
export type SuggestingField = Pick<
  ComponentProps<"input">,
  | "role"
  | "aria-autocomplete"
  | "aria-expanded"
  | "aria-controls"
  | "aria-activedescendant"
  | "onKeyDown"
  | "onBlur"
>;

export interface SuggestProps extends Omit<ComponentProps<"div">, "children"> {
  /** Matches for the current text, best first. An empty list closes the popup. */
  suggestions: readonly Suggestion[];
  /** Accessible name of the list: "Saved payees". */
  label: string;
  /** Announced once typing pauses: "3 suggestions". */
  foundText: (count: number) => string;
  /** Called with the id of what was chosen. */
  onChoose: (id: string) => void;
  /** Called on arrow down while the list is closed. */
  onOpen: () => void;
  /** Called when the list closes without a choice. */
  onClose: () => void;
  /** Draws the field, with the attributes it needs. */
  children: (field: SuggestingField) => ReactNode;
}

const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();
const showActive = (row: HTMLElement | null) => row?.scrollIntoView({ block: "nearest" });

/**
 * Autocomplete for the text field inside. Free text stays possible: a suggestion is taken only by arrow key and Enter,
 * or by a press.
 */
export function Suggest(props: SuggestProps) {
  const { suggestions, label, foundText, onChoose, onOpen, onClose, children, ...rest } = props;
  const listId = useId();
  const [activeId, setActive] = useState<string | null>(null);
  const isOpen = suggestions.length > 0;
  const at = suggestions.findIndex(({ id }) => id === activeId);
  const active = suggestions[at];

  const close = () => {
    setActive(null);
    onClose();
  };
  const choose = (id: string) => {
    setActive(null);
    onChoose(id);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (!isOpen) return onOpen();
      const from = at === -1 && step === -1 ? 0 : at;
      setActive(suggestions.at((from + step) % suggestions.length)?.id ?? null);
    } else if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      close();
    } else if (event.key === "Enter" && active) {
      event.preventDefault();
      choose(active.id);
    }
  };
  return (
    <Root {...rest}>
      {children({
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? listId : undefined,
        "aria-activedescendant": active && `${listId}-${active.id}`,
        onKeyDown: press,
        onBlur: close,
      })}
      {isOpen ? (
        <List id={listId} role="listbox" aria-label={label} ref={keepInSight} onMouseDown={keepFocus}>
          {suggestions.map(({ id, title, detail }) => (
            <Row
              key={id}
              id={`${listId}-${id}`}
              ref={id === active?.id ? showActive : undefined}
              role="option"
              aria-selected={id === active?.id}
              data-focused={id === active?.id || undefined}
              data-focus-visible={id === active?.id || undefined}
              onClick={() => choose(id)}
            >
              <span>{title}</span>
              {detail ? <span>{detail}</span> : null}
            </Row>
          ))}
        </List>
      ) : null}
      <SettledStatus text={isOpen ? foundText(suggestions.length) : ""} />
    </Root>
  );
}
