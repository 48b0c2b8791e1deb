import type { Outcome } from "@amberline/api/client";
import { formatDateRange, type DateRange } from "@amberline/domain/dates";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { Icon } from "@amberline/ui/Icon";
import { Stack } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import { FileCode2, FileSpreadsheet, FileText, Mails, ReceiptText } from "lucide-react";
import { useTranslation } from "../i18n";
import { DownloadButton } from "../parts";

export type HistoryExport = "pdf" | "xlsx" | "csv" | "camt053" | "mt940";

interface ExportDialogProps {
  range: DateRange;
  onExport: (format: HistoryExport) => Promise<Outcome<unknown>>;
  /** Opens the schedule of statements; without it there is no entry. */
  onSchedule?: (() => void) | undefined;
  /** Opens the statements of fees; without it there is no entry. */
  onFees?: (() => void) | undefined;
  onClose: () => void;
}

const formats = [
  ["pdf", <Icon key="pdf" icon={FileText} size={18} />],
  ["xlsx", <Icon key="xlsx" icon={FileSpreadsheet} size={18} />],
  ["csv", <Icon key="csv" icon={FileSpreadsheet} size={18} />],
  ["camt053", <Icon key="camt053" icon={FileCode2} size={18} />],
  ["mt940", <Icon key="mt940" icon={FileCode2} size={18} />],
] as const;

/** Exports the filtered list in a chosen file format. */
export default function ExportDialog({ range, onExport, onSchedule, onFees, onClose }: ExportDialogProps) {
  const { t, i18n } = useTranslation();
  return (
    <Dialog
      isOpen
      title={t("history.export.title", { range: formatDateRange(range, i18n.language) })}
      onClose={onClose}
      closeLabel={t("app.close")}
    >
      <Stack gap={20} above={16}>
        {formats.map(([format, icon]) => (
          <Stack gap={8} key={format}>
            <DownloadButton appearance="quiet" icon={icon} isFullWidth download={() => onExport(format)}>
              {t(`history.export.${format}`)}
            </DownloadButton>
            <Text size="small">{t(`history.export.${format}.text`)}</Text>
          </Stack>
        ))}
        {onSchedule ? (
          <Button
            appearance="quiet"
            icon={<Icon icon={Mails} size={18} />}
            onClick={() => {
              onClose();
              onSchedule();
            }}
          >
            {t("history.export.schedule")}
          </Button>
        ) : null}
        {onFees ? (
          <Button
            appearance="quiet"
            icon={<Icon icon={ReceiptText} size={18} />}
            onClick={() => {
              onClose();
              onFees();
            }}
          >
            {t("history.export.fees")}
          </Button>
        ) : null}
      </Stack>
    </Dialog>
  );
}
