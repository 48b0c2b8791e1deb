import { initials } from "@amberline/domain/names";
import { Plus } from "lucide-react";
import type { ComponentProps } from "react";
import { Avatar } from "../../components/Avatar/Avatar";
import { Icon } from "../../components/Icon/Icon";
import { Root } from "./PayeeShortcuts.styles";

export interface PayeeShortcut {
  key: string;
  name: string;
  /** Stands under the face: a given name, or a company without its legal form. */
  shortName: string;
}

export interface PayeeShortcutsProps extends Omit<ComponentProps<"ul">, "children"> {
  payees: readonly PayeeShortcut[];
  onChoose: (key: string) => void;
  onNew?: () => void;
  /** Without them the row has no such circle. */
  words?: {
    /** Below the circle that begins a payment to somebody else: "New". */
    new: string;
    /** Its accessible name; begins with what is below it. */
    newPayment: string;
  };
}

/** Faces of those who were paid last; each begins a payment. On a small screen the row scrolls. */
export function PayeeShortcuts({ payees, onChoose, onNew, words, ...rest }: PayeeShortcutsProps) {
  return (
    <Root role="list" {...rest}>
      {words ? (
        <li>
          <button type="button" aria-label={words.newPayment} onClick={onNew}>
            <span data-part="new">
              <Icon icon={Plus} size={24} />
            </span>
            <span>{words.new}</span>
          </button>
        </li>
      ) : null}
      {payees.map(({ key, name, shortName }) => (
        <li key={key}>
          <button type="button" title={name} onClick={() => onChoose(key)}>
            <Avatar size="xl" tintedBy={name}>
              {initials(name)}
            </Avatar>
            <span>{shortName}</span>
          </button>
        </li>
      ))}
    </Root>
  );
}
