import { useEffect, useState, type ComponentProps } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden";

export interface SettledStatusProps extends Omit<ComponentProps<"span">, "children"> {
  /** Empty while there is nothing to announce. */
  text: string;
  /** Time without a change before the text is announced, ms. @default 800 */
  delay?: number;
}

/** A visually hidden live region that announces a changing text once typing pauses, not per keystroke. */
export function SettledStatus({ text, delay = 800, ...rest }: SettledStatusProps) {
  const [spoken, speak] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => speak(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return (
    <VisuallyHidden role="status" {...rest}>
      {spoken}
    </VisuallyHidden>
  );
}
