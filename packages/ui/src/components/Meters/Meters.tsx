import type { ComponentProps, MouseEvent } from "react";
import { Root } from "./Meters.styles";

export interface MeterItem {
  /** Unique in its list. */
  key: string;
  /** Names what is measured. */
  name: string;
  /** What the bar stands for, as text. */
  value: string;
  /** Length of the bar: 1 is the longest. */
  share: number;
  /** Where the name leads. */
  href: string;
}

export interface MetersProps extends Omit<ComponentProps<"ol">, "children"> {
  /** In the order shown. */
  items: readonly MeterItem[];
  /** Called for a click on a name; a router prevents the default and navigates itself. */
  onFollow?: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A ranking: each name with its figure and a bar as long as its share of the largest. */
export function Meters({ items, onFollow, ...rest }: MetersProps) {
  return (
    <Root role="list" {...rest}>
      {items.map(({ key, name, value, share, href }) => (
        <li key={key}>
          <a href={href} onClick={(event) => onFollow?.(href, event)}>
            <span>{name}</span> <span data-part="value">{value}</span>
          </a>
          <svg aria-hidden width="100%" height="4" preserveAspectRatio="none">
            <rect data-part="track" width="100%" height="4" rx="2" />
            <rect data-part="bar" width={`${Math.max(share * 100, 1)}%`} height="4" rx="2" />
          </svg>
        </li>
      ))}
    </Root>
  );
}
