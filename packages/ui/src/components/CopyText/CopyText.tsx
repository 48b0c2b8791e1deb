import { Check, Copy } from "lucide-react";
import { type ComponentProps, type ReactNode } from "react";
import { Icon } from "../Icon/Icon";
import { IconButton } from "../IconButton/IconButton";
import { Outcome, Root } from "./CopyText.styles";
import { useCopy } from "./useCopy";

/** What every value with a copy button takes. */
export interface CopiedProps extends Omit<ComponentProps<"span">, "children"> {
  /** Copied to the clipboard: an IBAN without its spaces. */
  value: string;
  /** Texts the component says itself. */
  words: {
    /** Accessible name of the button, including what is copied. */
    copy: string;
    copied: string;
    /** Announced when the browser denies clipboard access, with what to do instead. */
    refused: string;
  };
  /** Reports success elsewhere, as in a toast; here only the icon changes then. */
  onCopied?: () => void;
}

export interface CopyTextProps extends CopiedProps {
  /** Shown instead of the value. @default the value */
  children?: ReactNode;
}

/**
 * A value with a copy button. The message stays until focus or the pointer leaves. Where the browser denies access, the
 * shown text is selected.
 */
export function CopyText({ value, children, words, onCopied, ...rest }: CopyTextProps) {
  const { outcome, source, copy, forget } = useCopy<HTMLSpanElement>(value, onCopied);
  const isSaidHere = outcome === "refused" || (outcome === "copied" && !onCopied);
  return (
    <Root
      data-figures={value.includes("-") ? undefined : "tabular"}
      onBlur={forget}
      onMouseLeave={forget}
      {...rest}
    >
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
