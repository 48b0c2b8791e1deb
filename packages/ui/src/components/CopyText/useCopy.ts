import { useRef, useState } from "react";

/**
 * Copies a text. Where the browser refuses, it selects the element given `source`, so that a key copies it. `onCopied` says
 * the success elsewhere.
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
