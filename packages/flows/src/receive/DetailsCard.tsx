import { Button } from "@amberline/ui/Button";
import { Icon } from "@amberline/ui/Icon";
import { FileDown } from "lucide-react";
import { useTranslation } from "../i18n";
import { CopyCard } from "../paymentDetails";
import type { BankDetails } from "./bankDetails";
import { detailRows } from "./detailRows";

interface DetailsCardProps {
  details: BankDetails;
  isSaving: boolean;
  onCopied: () => void;
  onSave: () => void;
}

/** The details, each with a copy button; copy all, and the PDF. */
export function DetailsCard({ details, isSaving, onCopied, onSave }: DetailsCardProps) {
  const { t } = useTranslation();
  return (
    <CopyCard label={t("receive.details")} details={detailRows(details, t)} onCopied={onCopied}>
      <Button appearance="quiet" icon={<Icon icon={FileDown} />} isBusy={isSaving} onClick={onSave}>
        {t("receive.savePdf")}
      </Button>
    </CopyCard>
  );
}
