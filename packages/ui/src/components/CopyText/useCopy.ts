import { useRef, useState } from "react";

/**
 * Copies a text. Where the browser denies access, selects the element with the `source` ref, so that a keyboard
 * shortcut copies it. `onCopied` reports success elsewhere.
 */
export function useCopy<E extends HTMLElement>(text: string, onCopied?: () => void) {
  const source = useRef<E>(null);
  const [outcome, setOutcome] = useState<"none" | "copied" | "refused">("none");
  const refuse = () => {
    if (source.current) getSelection()?.selectAllChildren(source.current);
    setOutcome("refused");
  };
  const write = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
      onCopied?.();
    } catch {
      refuse();
    }
  };
  return { outcome, source, copy: () => void write(), forget: () => setOutcome("none") };
}
