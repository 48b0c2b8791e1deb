import { type MouseEvent, type ReactNode } from "react";
import { Brand, Entries } from "./ShellMenu.styles";

export interface ShellEntry {
  /** Where it leads. */
  href: string;
  /** Text of the link. */
  label: string;
  /** Decorative: the text says what it means. */
  icon: ReactNode;
  /** @default false */
  isCurrent?: boolean;
  /** A subpage of this entry is open. @default false */
  isParent?: boolean;
  /** A count or a dot with visually hidden text, such as unread messages. */
  badge?: ReactNode;
  /** Stands in the bar of a phone too; `first` is what customers come for. */
  bar?: "plain" | "first";
}

interface ShellMenuProps {
  label: string;
  /** Shown above the entries, unless the drawer already has it. */
  brand?: ReactNode;
  entries: readonly ShellEntry[];
  onFollow: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The entries of the side menu and of the drawer. */
export function ShellMenu({ label, brand, entries, onFollow }: ShellMenuProps) {
  return (
    <nav aria-label={label}>
      {brand ? <Brand>{brand}</Brand> : null}
      <Entries role="list">
        {entries.map(({ href, label: text, icon, isCurrent, isParent, badge }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? "page" : isParent || undefined}
              onClick={(event) => onFollow(href, event)}
            >
              {icon}
              <span data-part="label">{text}</span>
              {badge === undefined ? null : <span data-part="badge">{badge}</span>}
            </a>
          </li>
        ))}
      </Entries>
    </nav>
  );
}
