import type { ComponentProps, ReactNode } from "react";
import { IconButtonRoot, IconLinkRoot } from "./IconButton.styles";

interface IconOnly {
  icon: ReactNode;
  /** What it does, and to what: nobody sees it. */
  label: string;
  /** Pixels at the default size of text; under a finger never less than 44. @default 44 */
  size?: 28 | 32 | 36 | 44;
  /** Stays in the background until it is pointed at. @default false */
  isMuted?: boolean;
}

export interface IconButtonProps
  extends IconOnly, Omit<ComponentProps<"button">, "children" | "aria-label"> {}

export interface IconLinkProps extends IconOnly, Omit<ComponentProps<"a">, "children" | "aria-label"> {
  href: string;
}

/** A button of an icon alone, where everybody knows the icon: close, copy, edit, the menu. */
export function IconButton({ icon, label, size = 44, isMuted, type = "button", ...rest }: IconButtonProps) {
  return (
    <IconButtonRoot
      type={type}
      aria-label={label}
      data-size={size}
      data-muted={isMuted || undefined}
      {...rest}
    >
      {icon}
    </IconButtonRoot>
  );
}

/** Goes somewhere, and looks like an icon button. */
export function IconLink({ icon, label, size = 44, isMuted, ...rest }: IconLinkProps) {
  return (
    <IconLinkRoot aria-label={label} data-size={size} data-muted={isMuted || undefined} {...rest}>
      {icon}
    </IconLinkRoot>
  );
}
