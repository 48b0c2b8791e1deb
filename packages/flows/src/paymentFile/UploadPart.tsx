import type { ClientFile } from "@amberline/api/client";
import { largestPaymentFile, mostPaymentRows } from "@amberline/api/contract";
import { formatFileSize } from "@amberline/domain/fileSize";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { DropZone } from "@amberline/ui/DropZone";
import { Icon } from "@amberline/ui/Icon";
import { ProgressBar } from "@amberline/ui/ProgressBar";
import { Heading } from "@amberline/ui/Text";
import { Download } from "lucide-react";
import { useTranslation } from "../i18n";
import { Faults, Formats } from "./paymentFile.styles";
import type { PaymentFileView } from "./paymentFile.machine";
import { sampleCsv } from "./sampleCsv";

const accepted = ".csv,.txt,.xml,text/csv,text/xml,application/xml";

interface UploadPartProps extends PaymentFileView {
  onSave: (file: ClientFile) => void;
}

/** Why a file was not read, line by line. */
function UnreadFile({ snapshot }: Pick<PaymentFileView, "snapshot">) {
  const { t } = useTranslation();
  const { unread } = snapshot.context;
  if (!unread || unread.faults.length === 0) return null;
  return (
    <Banner tone="negative" role="alert" title={t("paymentFile.unread", { name: unread.name })}>
      <p>{t("paymentFile.unread.text")}</p>
      <Faults>
        {unread.faults.map(({ line, text }) => (
          <div key={`${line} ${text}`}>
            <dt>{t("paymentFile.line", { line: String(line) })}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Faults>
    </Banner>
  );
}

/** Takes a file, and says what one looks like. */
export function UploadPart({ snapshot, send, onSave }: UploadPartProps) {
  const { t, i18n } = useTranslation();
  const isBusy = snapshot.hasTag("busy");
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <>
      <UnreadFile snapshot={snapshot} />
      <DropZone
        label={t("paymentFile.drop")}
        touchLabel={t("paymentFile.add")}
        hint={t("paymentFile.limit", {
          size: formatFileSize(largestPaymentFile, i18n.language),
          payments: number.format(mostPaymentRows),
        })}
        buttonText={t("paymentFile.choose")}
        accept={accepted}
        isDisabled={isBusy}
        onFiles={([file]) => file && send({ type: "file.choose", file })}
      />
      {snapshot.matches({ list: "uploading" }) ? (
        <ProgressBar label={t("paymentFile.uploading")} value={null} />
      ) : null}
      <Card aria-labelledby="file-formats">
        <Heading id="file-formats">{t("paymentFile.formats")}</Heading>
        <Formats>
          <div>
            <dt>{t("paymentFile.csv")}</dt>
            <dd>{t("paymentFile.csv.text")}</dd>
            <dd>
              <Button
                appearance="quiet"
                size="sm"
                icon={<Icon icon={Download} size={18} />}
                onClick={() => onSave(sampleCsv(t, i18n.language))}
              >
                {t("paymentFile.sample")}
              </Button>
            </dd>
          </div>
          <div>
            <dt>{t("paymentFile.pain001")}</dt>
            <dd>{t("paymentFile.pain001.text")}</dd>
          </div>
        </Formats>
      </Card>
    </>
  );
}
