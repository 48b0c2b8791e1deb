import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Spinner } from "../Spinner";
import { ButtonContent, ButtonRoot, ButtonWait } from "./Button.styles";

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** One primary a screen; `danger` only where something is lost for good. @default "primary" */
  appearance?: "primary" | "quiet" | "plain" | "danger";
  /** 44 px; 52 px for the one action that ends a form; 36 px in a bar of tools, under a finger 44. @default "md" */
  size?: "sm" | "md" | "lg";
  /** Decorative: the words must say everything without it. */
  icon?: ReactNode;
  /** @default false */
  isFullWidth?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /** Work is under way: the button keeps its width and its focus and ignores presses. @default false */
  isBusy?: boolean;
}

/** Does something on this page. `aria-disabled` keeps it reachable by keyboard while a reason beside it is read. */
export function Button(props: ButtonProps) {
  const { appearance = "primary", size = "md", icon, isFullWidth, isBusy = false, ...native } = props;
  const { children, onClick, type = "button", "aria-disabled": ariaDisabled, ...rest } = native;
  const isInert = isBusy || String(ariaDisabled) === "true";
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isInert) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <ButtonRoot
      type={type}
      data-appearance={appearance}
      data-size={size}
      data-full={isFullWidth || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isInert || undefined}
      onClick={press}
      {...rest}
    >
      <ButtonContent data-veiled={isBusy || undefined}>
        {icon}
        <span>{children}</span>
      </ButtonContent>
      {isBusy && (
        <ButtonWait>
          <Spinner />
        </ButtonWait>
      )}
    </ButtonRoot>
  );
}
