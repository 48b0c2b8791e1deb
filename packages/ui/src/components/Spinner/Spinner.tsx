import type { ComponentProps } from "react";
import { SpinnerRing, SpinnerRoot, SpinnerTrack } from "./Spinner.styles";

export interface SpinnerProps extends Omit<ComponentProps<"span">, "children"> {
  /** Its accessible name; omit it if a text beside the spinner says the same. */
  label?: string;
  /** 20 px beside text, 32 px on its own. @default "md" */
  size?: "md" | "lg";
}

/** Indeterminate progress, in the current text colour. */
export function Spinner({ label, size = "md", ...rest }: SpinnerProps) {
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <SpinnerRoot data-size={size} {...naming} {...rest}>
      <SpinnerRing viewBox="0 0 20 20">
        <SpinnerTrack cx="10" cy="10" r="8" />
        <path d="M10 2a8 8 0 0 1 8 8" />
      </SpinnerRing>
    </SpinnerRoot>
  );
}
