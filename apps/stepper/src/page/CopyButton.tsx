import { useState } from "react";
import { Button } from "@amberline/ui/Button";
import { Icon } from "@amberline/ui/Icon";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { Check, Copy } from "lucide-react";
import { copy } from "./copy";

interface CopyButtonProps {
  text: string;
  words: { copy: string; copied: string; refused: string };
}

/** The confirmation lasts until the text changes. */
export function CopyButton({ text, words }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean } | null>(null);
  const told = outcome?.text === text ? outcome : null;
  const said = told && (told.isCopied ? words.copied : words.refused);
  return (
    <>
      <Button
        size="sm"
        appearance="quiet"
        icon={<Icon icon={told?.isCopied ? Check : Copy} />}
        onClick={() => void copy(text).then((isCopied) => setOutcome({ text, isCopied }))}
      >
        {said ?? words.copy}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
