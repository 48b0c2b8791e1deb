import type { ComponentProps } from "react";
import { SpinnerRing, SpinnerRoot, SpinnerTrack } from "./Spinner.styles";

export interface SpinnerProps extends Omit<ComponentProps<"span">, "children"> {
  /** What is being waited for. Leave it out where words beside the spinner already say so. */
  label?: string;
  /** 20 px beside text, 32 px alone. @default "md" */
  size?: "md" | "lg";
}

/** Says that something is on its way and nobody knows how long it takes. Takes the colour of the text around it. */
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
