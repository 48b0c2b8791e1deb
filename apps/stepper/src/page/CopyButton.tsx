import { useState } from "react";
import { Icon } from "@amberline/ui/Icon";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { Check, Copy } from "lucide-react";
import { ToolButton } from "../parts/ToolButton.styles";
import { copy } from "./copy";

interface CopyButtonProps {
  text: string;
  words: { copy: string; copied: string; refused: string };
}

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
        {told?.isCopied ? <Icon icon={Check} size={16} /> : <Icon icon={Copy} size={16} />}
        {said ?? words.copy}
      </ToolButton>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
