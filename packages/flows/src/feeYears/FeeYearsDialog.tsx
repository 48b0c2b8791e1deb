import type { ClientFile, FeeYear, Outcome } from "@amberline/api/client";
import { formatMoney } from "@amberline/domain/money";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { Icon } from "@amberline/ui/Icon";
import { RowList, RowListItem } from "@amberline/ui/RowList";
import { Skeleton } from "@amberline/ui/Skeleton";
import { Stack } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { FileDown } from "lucide-react";
import { useTranslation } from "../i18n";
import { DownloadButton, NoticeBanner } from "../parts";
import type { Notice } from "../shared";

export interface FeeYearsDialogProps {
  /** Newest first; null until they are read. */
  years: readonly FeeYear[] | null;
  /** Why they were not read. */
  notice: Notice | null;
  onRetry: () => void;
  /** Reads and saves the statement of a year. */
  onDownload: (year: number) => Promise<Outcome<ClientFile>>;
  onClose: () => void;
}

/** The statement of fees of each year, with what was paid. */
export function FeeYearsDialog({ years, notice, onRetry, onDownload, onClose }: FeeYearsDialogProps) {
  const { t, i18n } = useTranslation();
  return (
    <Dialog
      isOpen
      title={t("feeYears.title")}
      closeLabel={t("app.close")}
      onClose={onClose}
      actions={
        notice ? (
          // A separate button, because only a newly mounted one receives focus.
          <Button key="retry" autoFocus onClick={onRetry}>
            {t("app.retry")}
          </Button>
        ) : (
          <Button appearance="quiet" onClick={onClose}>
            {t("app.close")}
          </Button>
        )
      }
    >
      <Stack above={8} gap={20}>
        <p>{t("feeYears.text")}</p>
        <NoticeBanner notice={notice} />
        {years ? (
          <RowList>
            {years.map(({ year, paid, isOver }) => (
              <RowListItem
                key={year}
                text={
                  <>
                    <span>{isOver ? year : t("feeYears.soFar", { year })}</span>
                    <Text as="span" size="small" tone="muted">
                      {t("feeYears.paid", { paid: formatMoney(paid, i18n.language) })}
                    </Text>
                  </>
                }
              >
                <DownloadButton
                  appearance="quiet"
                  icon={<Icon icon={FileDown} size={18} />}
                  aria-label={t("feeYears.download", { year })}
                  download={() => onDownload(year)}
                >
                  {t("feeYears.pdf")}
                </DownloadButton>
              </RowListItem>
            ))}
          </RowList>
        ) : null}
        {years || notice ? null : (
          <div aria-busy>
            <VisuallyHidden role="status">{t("feeYears.loading")}</VisuallyHidden>
            <Skeleton shape="block" height="4.5rem" />
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
