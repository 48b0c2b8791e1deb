import { Button } from "@amberline/ui/Button";
import { CopyText, useCopy } from "@amberline/ui/CopyText";
import { DetailList } from "@amberline/ui/DetailList";
import { Icon } from "@amberline/ui/Icon";
import { Copy, FileDown } from "lucide-react";
import { useTranslation } from "../i18n";
import type { BankDetails } from "./bankDetails";
import { detailRows, detailsText } from "./detailRows";
import { Card, Choices, Rows } from "./LoadScreen.styles";

interface DetailsCardProps {
  details: BankDetails;
  isSaving: boolean;
  onCopied: () => void;
  onSave: () => void;
}

/** Every detail with a way to copy it, all of them at once, and as a document. */
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
          copy: t(`load.copy.${name}`),
          copied: t("app.copied"),
          refused: t("load.copyRefused"),
        }}
      >
        {shown}
      </CopyText>
    ),
  }));
  return (
    <Card aria-label={t("load.details")}>
      <Rows ref={source}>
        <DetailList rows={rows} />
      </Rows>
      <Choices onBlur={forget}>
        <Button icon={<Icon icon={Copy} />} onClick={copy}>
          {t("load.copyAll")}
        </Button>
        <Button appearance="quiet" icon={<Icon icon={FileDown} />} isBusy={isSaving} onClick={onSave}>
          {t("load.savePdf")}
        </Button>
        <p role="status">{outcome === "refused" ? t("load.copyRefused") : null}</p>
      </Choices>
    </Card>
  );
}
