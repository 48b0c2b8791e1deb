import type { ComponentProps, ReactNode } from "react";
import { IconButtonRoot, IconLinkRoot } from "./IconButton.styles";

interface IconOnly {
  /** Decorative: the label says the same. */
  icon: ReactNode;
  /** Accessible name: the action and its object. */
  label: string;
  /** In px at the default text size; at least 44 on touch. @default 44 */
  size?: 28 | 32 | 36 | 44;
  /** Muted until hovered or focused. @default false */
  isMuted?: boolean;
  /** Shown at the corner, as "9+" above nine; the label has to say it. @default 0 */
  count?: number;
}

const most = 9;
const shownCount = (count: number) => (count > most ? `${most}+` : count > 0 ? String(count) : undefined);

export interface IconButtonProps
  extends IconOnly, Omit<ComponentProps<"button">, "children" | "aria-label"> {}

export interface IconLinkProps extends IconOnly, Omit<ComponentProps<"a">, "children" | "aria-label"> {
  /** Where it leads. */
  href: string;
}

/** A button with only an icon, for well-known actions: close, copy, edit, menu. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, size = 44, isMuted, count = 0, type = "button", ...rest } = props;
  return (
    <IconButtonRoot
      type={type}
      aria-label={label}
      data-size={size}
      data-muted={isMuted || undefined}
      data-count={shownCount(count)}
      {...rest}
    >
      {icon}
    </IconButtonRoot>
  );
}

/** A link that looks like an icon button. */
export function IconLink({ icon, label, size = 44, isMuted, count = 0, ...rest }: IconLinkProps) {
  return (
    <IconLinkRoot
      aria-label={label}
      data-size={size}
      data-muted={isMuted || undefined}
      data-count={shownCount(count)}
      {...rest}
    >
      {icon}
    </IconLinkRoot>
  );
}
