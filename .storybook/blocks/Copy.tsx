import { useState, type ReactNode } from "react";

interface CopyProps {
  text: string;
  children?: ReactNode;
}

/** A name or a value that a click copies. */
export function Copy({ text, children = <code>{text}</code> }: CopyProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 1500);
  };
  return (
    <button type="button" className="docs-copy" title={`Copy ${text}`} onClick={() => void copy()}>
      {children}
      <span role="status">{isCopied ? "Copied" : ""}</span>
    </button>
  );
}
