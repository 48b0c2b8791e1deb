import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Spinner } from "../Spinner/Spinner";
import { ButtonContent, ButtonRoot, ButtonWait } from "./Button.styles";

/** Props that Button and LinkButton share. */
export interface ButtonAppearanceProps {
  /** One primary per screen; `danger` only for what cannot be undone. @default "primary" */
  appearance?: "primary" | "quiet" | "plain" | "danger";
  /** 44 px; 52 px for the submit button of a form; 36 px in a toolbar, 44 on touch. @default "md" */
  size?: "sm" | "md" | "lg";
  /** Decorative: the label must be complete without it. */
  icon?: ReactNode;
  /** Fills the width it is given. @default false */
  isFullWidth?: boolean;
}

export interface ButtonProps extends ButtonAppearanceProps, ComponentProps<"button"> {
  /** Work is in progress: the button keeps its width and focus and ignores presses. @default false */
  isBusy?: boolean;
}

/** Does something on this page. With `aria-disabled` instead of `disabled` it stays focusable. */
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
