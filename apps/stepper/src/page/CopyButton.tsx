import { useState } from "react";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { Check, Copy } from "lucide-react";
import { ToolButton } from "../parts/ToolButton.styles";
import { copy } from "./copy";

interface CopyButtonProps {
  text: string;
  words: { copy: string; copied: string; refused: string };
}

const look = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Copies a text and says so for as long as the text stays the same. */
export function CopyButton({ text, words }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean } | null>(null);
  const told = outcome?.text === text ? outcome : null;
  const said = told && (told.isCopied ? words.copied : words.refused);
  return (
    <>
      <ToolButton
        type="button"
        onClick={() => void copy(text).then((isCopied) => setOutcome({ text, isCopied }))}
      >
        {told?.isCopied ? <Check {...look} /> : <Copy {...look} />}
        {said ?? words.copy}
      </ToolButton>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
