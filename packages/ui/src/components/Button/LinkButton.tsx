import type { ComponentProps } from "react";
import type { ButtonAppearanceProps } from "./Button";
import { ButtonContent, LinkButtonRoot } from "./Button.styles";

export interface LinkButtonProps extends ButtonAppearanceProps, ComponentProps<"a"> {
  /** Where it leads. */
  href: string;
}

/** A link that looks like a button. A router can intercept `onClick`. */
export function LinkButton(props: LinkButtonProps) {
  const { appearance = "primary", size = "md", icon, isFullWidth, children, ...rest } = props;
  return (
    <LinkButtonRoot
      data-appearance={appearance}
      data-size={size}
      data-full={isFullWidth || undefined}
      {...rest}
    >
      <ButtonContent>
        {icon}
        <span>{children}</span>
      </ButtonContent>
    </LinkButtonRoot>
  );
}
