import { useEffect, useState } from "react";
import { VisuallyHidden, type VisuallyHiddenProps } from "../VisuallyHidden";

export interface SettledStatusProps extends Omit<VisuallyHiddenProps, "children"> {
  /** Empty while there is nothing to say. */
  text: string;
  /** How long the text must stand still before it is spoken, in ms. @default 800 */
  delay?: number;
}

/** Speaks what changes while somebody types, once it has stood still: heard, not seen, and not key by key. */
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
