import { type MouseEvent, type ReactNode } from "react";
import { Brand, Entries } from "./ShellMenu.styles";

export interface ShellEntry {
  href: string;
  label: string;
  icon: ReactNode;
  /** @default false */
  isCurrent?: boolean;
  /** A page that belongs to this one is on screen. @default false */
  isParent?: boolean;
  /** A count or a dot with hidden words, such as unread messages. */
  badge?: ReactNode;
}

interface ShellMenuProps {
  label: string;
  /** Stands above the entries where the drawer does not show it already. */
  brand?: ReactNode;
  entries: readonly ShellEntry[];
  onFollow: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The entries of the side menu; the same list stands in the drawer. */
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
