import { Copy, Download } from "lucide-react";
import { type ComponentProps } from "react";
import { Button } from "../../components/Button/Button";
import { LinkButton } from "../../components/Button/LinkButton";
import { useCopy } from "../../components/CopyText/useCopy";
import { Icon } from "../../components/Icon/Icon";
import { ToneIcon } from "../../components/IconCircle/ToneIcon";
import { Codes, Outcome, Root, Ways } from "./RecoveryCodes.styles";

export interface RecoveryCodesProps extends Omit<ComponentProps<"div">, "children"> {
  /** Accessible name of the list: "Recovery codes". */
  label: string;
  /** All codes of the set. */
  codes: readonly string[];
  /** The text file to download. */
  file: {
    /** "amberline-recovery-codes.txt" */
    name: string;
    /** Lines before the codes: the account and the purpose. */
    heading: string;
  };
  /** Texts the component says itself. */
  words: {
    copy: string;
    copied: string;
    /** Announced when the browser denies clipboard access; the codes are selected then. */
    refused: string;
    download: string;
  };
}

/** Recovery codes to copy, download as a text file or print. */
export function RecoveryCodes({ label, codes, file, words, ...rest }: RecoveryCodesProps) {
  const { outcome, source, copy } = useCopy<HTMLOListElement>(codes.join("\n"));
  const text = [file.heading, "", ...codes, ""].join("\n");
  return (
    <Root {...rest}>
      <Codes ref={source} role="list" aria-label={label} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Ways>
        <Button appearance="quiet" icon={<Icon icon={Copy} />} onClick={copy}>
          {words.copy}
        </Button>
        <LinkButton
          appearance="quiet"
          icon={<Icon icon={Download} />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={file.name}
        >
          {words.download}
        </LinkButton>
      </Ways>
      <Outcome role="status" data-outcome={outcome}>
        {outcome !== "none" && (
          <>
            <ToneIcon tone={outcome === "copied" ? "positive" : "negative"} size={16} />
            {words[outcome]}
          </>
        )}
      </Outcome>
    </Root>
  );
}
