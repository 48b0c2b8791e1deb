import { type MouseEvent, type ReactNode } from "react";
import type { ShellEntry } from "./ShellMenu";
import { Bar } from "./ShellBar.styles";

interface ShellBarProps {
  label: string;
  entries: readonly ShellEntry[];
  onFollow: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Opens the whole menu. */
  children: ReactNode;
}

/** The most used entries within reach of a thumb, on a phone. */
export function ShellBar({ label, entries, onFollow, children }: ShellBarProps) {
  return (
    <Bar aria-label={label}>
      {entries.map(({ href, label: text, icon, isCurrent, isParent, badge, bar }) => (
        <a
          key={href}
          href={href}
          aria-current={isCurrent ? "page" : isParent || undefined}
          data-bar={bar}
          onClick={(event) => onFollow(href, event)}
        >
          <span data-part="icon">{icon}</span>
          <span data-part="label">{text}</span>
          {badge === undefined ? null : <span data-part="news">{badge}</span>}
        </a>
      ))}
      {children}
    </Bar>
  );
}
