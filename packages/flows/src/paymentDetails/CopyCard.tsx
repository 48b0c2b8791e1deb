import type { ReactNode } from "react";
import { Actions } from "@amberline/ui/Actions";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { CopyText, useCopy } from "@amberline/ui/CopyText";
import { DetailList } from "@amberline/ui/DetailList";
import { Icon } from "@amberline/ui/Icon";
import { Text } from "@amberline/ui/Text";
import { Copy } from "lucide-react";
import { useTranslation } from "../i18n";

export interface DetailToCopy {
  label: string;
  /** Copied to the clipboard. */
  value: string;
  /** Shown. */
  shown: string;
  /** Accessible name of its button. */
  copy: string;
}

/** All of them, one per line. */
export const copyText = (details: readonly DetailToCopy[]): string =>
  details.map(({ label, value }) => `${label}: ${value}`).join("\n");

interface CopyCardProps {
  label: string;
  details: readonly DetailToCopy[];
  onCopied: () => void;
  /** Of "Copy all". @default "primary" */
  appearance?: "primary" | "quiet";
  /** Further buttons. */
  children?: ReactNode;
}

/** What a payment form asks for, each with a copy button, and all of it. */
export function CopyCard({ label, details, onCopied, appearance = "primary", children }: CopyCardProps) {
  const { t } = useTranslation();
  const { outcome, source, copy, forget } = useCopy<HTMLDivElement>(copyText(details), onCopied);
  const rows = details.map((each) => ({
    label: each.label,
    value: (
      <CopyText
        value={each.value}
        onCopied={onCopied}
        words={{ copy: each.copy, copied: t("app.copied"), refused: t("app.copyRefused") }}
      >
        {each.shown}
      </CopyText>
    ),
  }));
  return (
    <Card gap={24} aria-label={label}>
      <div ref={source}>
        <DetailList isLined rows={rows} />
      </div>
      <Actions layout="phone" onBlur={forget}>
        <Button appearance={appearance} icon={<Icon icon={Copy} />} onClick={copy}>
          {t("app.copyAll")}
        </Button>
        {children}
        <Text role="status" size="small" weight="medium" tone="negative">
          {outcome === "refused" ? t("app.copyRefused") : null}
        </Text>
      </Actions>
    </Card>
  );
}
