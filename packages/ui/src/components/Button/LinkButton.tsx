import type { ComponentProps } from "react";
import type { ButtonLook } from "./Button";
import { ButtonContent, LinkButtonRoot } from "./Button.styles";

export interface LinkButtonProps extends ButtonLook, ComponentProps<"a"> {
  href: string;
}

/** Goes somewhere, and looks like a button. A router may take over through `onClick`. */
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
