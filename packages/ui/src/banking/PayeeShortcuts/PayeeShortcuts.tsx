import { initials } from "@amberline/domain/names";
import { Plus } from "lucide-react";
import type { ComponentProps } from "react";
import { Avatar } from "../../components/Avatar/Avatar";
import { Icon } from "../../components/Icon/Icon";
import { Skeleton } from "../../components/Skeleton/Skeleton";
import { Root } from "./PayeeShortcuts.styles";

export interface PayeeShortcut {
  /** Unique in its list. */
  key: string;
  /** Name of the payee, below its avatar. */
  name: string;
  /** Stands under the face: a given name, or a company without its legal form. */
  shortName: string;
}

export interface PayeeShortcutsProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Null while they are read: the row stands there without them. */
  payees: readonly PayeeShortcut[] | null;
  /** Called with the key of the chosen payee. */
  onChoose: (key: string) => void;
  /** Called by the first entry, which begins a payment to somebody new. */
  onNew?: () => void;
  /** Stands in the row where there are no payees, in the space of their circles. */
  emptyText?: string;
  /** Without them the row has no such circle. */
  words?: {
    /** Below the circle that begins a payment to somebody else: "New". */
    new: string;
    /** Its accessible name; begins with what is below it. */
    newPayment: string;
  };
}

const places = [1, 2, 3, 4, 5];

/** Faces of those who were paid last; each begins a payment. On a small screen the row scrolls. */
export function PayeeShortcuts({ payees, onChoose, onNew, emptyText, words, ...rest }: PayeeShortcutsProps) {
  return (
    <Root role="list" aria-hidden={(!payees && !words) || undefined} {...rest}>
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
      {payees?.length === 0 && emptyText ? <li data-part="empty">{emptyText}</li> : null}
      {payees?.map(({ key, name, shortName }) => (
        <li key={key}>
          <button type="button" title={name} onClick={() => onChoose(key)}>
            <Avatar size="xl" tintedBy={name}>
              {initials(name)}
            </Avatar>
            <span>{shortName}</span>
          </button>
        </li>
      )) ??
        places.map((place) => (
          <li key={place} aria-hidden>
            <span>
              <Skeleton shape="circle" width="56px" height="56px" />
              <Skeleton width="3rem" height="1.25rem" />
            </span>
          </li>
        ))}
    </Root>
  );
}
