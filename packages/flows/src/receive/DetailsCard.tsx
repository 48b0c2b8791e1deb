import { Actions } from "@amberline/ui/Actions";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { CopyText, useCopy } from "@amberline/ui/CopyText";
import { DetailList } from "@amberline/ui/DetailList";
import { Icon } from "@amberline/ui/Icon";
import { Text } from "@amberline/ui/Text";
import { Copy, FileDown } from "lucide-react";
import { useTranslation } from "../i18n";
import type { BankDetails } from "./bankDetails";
import { detailRows, detailsText } from "./detailRows";

interface DetailsCardProps {
  details: BankDetails;
  isSaving: boolean;
  onCopied: () => void;
  onSave: () => void;
}

/** The details, each with a copy button; copy all, and the PDF. */
export function DetailsCard({ details, isSaving, onCopied, onSave }: DetailsCardProps) {
  const { t } = useTranslation();
  const { outcome, source, copy, forget } = useCopy<HTMLDivElement>(detailsText(details, t), onCopied);
  const rows = detailRows(details, t).map(({ name, label, value, shown }) => ({
    label,
    value: (
      <CopyText
        value={value}
        onCopied={onCopied}
        words={{
          copy: t(`receive.copy.${name}`),
          copied: t("app.copied"),
          refused: t("receive.copyRefused"),
        }}
      >
        {shown}
      </CopyText>
    ),
  }));
  return (
    <Card gap={24} aria-label={t("receive.details")}>
      <div ref={source}>
        <DetailList isLined rows={rows} />
      </div>
      <Actions layout="phone" onBlur={forget}>
        <Button icon={<Icon icon={Copy} />} onClick={copy}>
          {t("receive.copyAll")}
        </Button>
        <Button appearance="quiet" icon={<Icon icon={FileDown} />} isBusy={isSaving} onClick={onSave}>
          {t("receive.savePdf")}
        </Button>
        <Text role="status" size="small" weight="medium" tone="negative">
          {outcome === "refused" ? t("receive.copyRefused") : null}
        </Text>
      </Actions>
    </Card>
  );
}
