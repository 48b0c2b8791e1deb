import { Check, Copy } from "lucide-react";
import { type ComponentProps, type ReactNode } from "react";
import { Icon } from "../Icon";
import { IconButton } from "../IconButton";
import { Outcome, Root } from "./CopyText.styles";
import { useCopy } from "./useCopy";

export interface CopyTextProps extends Omit<ComponentProps<"span">, "children"> {
  /** What goes to the clipboard: an IBAN without its spaces. */
  value: string;
  /** What is shown. @default the value */
  children?: ReactNode;
  words: {
    /** Name of the button, saying what it copies. */
    copy: string;
    copied: string;
    /** Said when the browser refuses: what to do instead. */
    refused: string;
  };
  /** Says the success elsewhere, as a toast does: then nothing but the button's icon shows it here. */
  onCopied?: () => void;
}

/**
 * A value with a button that copies it and says so. What it says stays until focus or the pointer leaves. Where the
 * browser refuses, what is shown is selected.
 */
export function CopyText({ value, children, words, onCopied, ...rest }: CopyTextProps) {
  const { outcome, source, copy, forget } = useCopy<HTMLSpanElement>(value, onCopied);
  const isSaidHere = outcome === "refused" || (outcome === "copied" && !onCopied);
  return (
    <Root onBlur={forget} onMouseLeave={forget} {...rest}>
      <span ref={source}>{children ?? value}</span>
      <IconButton
        label={words.copy}
        icon={<Icon icon={outcome === "copied" ? Check : Copy} size={18} />}
        size={32}
        isMuted
        data-outcome={outcome}
        onClick={copy}
      />
      <Outcome role="status" data-outcome={outcome}>
        {isSaidHere ? words[outcome] : null}
      </Outcome>
    </Root>
  );
}
