import { Check, Copy } from "lucide-react";
import { type ComponentProps, type ReactNode } from "react";
import { Icon } from "../Icon";
import { CopyButton, Outcome, Root } from "./CopyText.styles";
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
      <CopyButton type="button" aria-label={words.copy} data-outcome={outcome} onClick={copy}>
        {outcome === "copied" ? <Icon icon={Check} size={18} /> : <Icon icon={Copy} size={18} />}
      </CopyButton>
      <Outcome role="status" data-outcome={outcome}>
        {isSaidHere ? words[outcome] : null}
      </Outcome>
    </Root>
  );
}
