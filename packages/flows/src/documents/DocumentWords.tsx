import { isHandedIn } from "@amberline/domain/company";
import { formatFileSize } from "@amberline/domain/fileSize";
import { Icon } from "@amberline/ui/Icon";
import { ProgressBar } from "@amberline/ui/ProgressBar";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Text } from "@amberline/ui/Text";
import { CircleAlert } from "lucide-react";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { noticeText } from "../parts";
import { Name, Problem, Progress } from "./DocumentsPart.styles";
import type { uploadRowMachine } from "./uploadRow.machine";

export type RowSnapshot = SnapshotFrom<typeof uploadRowMachine>;

const percentOf = (share: number) => Math.min(100, Math.floor(share * 100));

function DocumentStatus({ snapshot }: { snapshot: RowSnapshot }) {
  const { t } = useTranslation();
  const { stored } = snapshot.context;
  if (!stored)
    return snapshot.matches("confirming") ? null : (
      <StatusTag tone="neutral">{t("documents.status.missing")}</StatusTag>
    );
  if (stored.review === "accepted")
    return <StatusTag tone="positive">{t("documents.status.accepted")}</StatusTag>;
  if (stored.review === "rejected")
    return <StatusTag tone="negative">{t("documents.status.rejected")}</StatusTag>;
  return <StatusTag tone="info">{t("documents.status.uploaded")}</StatusTag>;
}

function Detail({ snapshot }: { snapshot: RowSnapshot }) {
  const { t, i18n } = useTranslation();
  const { stored, file, share, document } = snapshot.context;
  const state = (["reading", "queued", "confirming"] as const).find((name) => snapshot.matches(name));
  if (state)
    return (
      <Text size="small" tone="muted">
        {t(`documents.${state}`)}
      </Text>
    );
  if (snapshot.matches("uploading"))
    return (
      <Progress>
        <ProgressBar
          label={t("documents.sending", { document: t(`documents.name.${document}`) })}
          value={share}
          {...(share === null ? {} : { valueText: t("documents.percent", { percent: percentOf(share) }) })}
        />
      </Progress>
    );
  if (file && snapshot.matches("failed"))
    return (
      <Text size="small" tone="muted">
        {t("documents.kept", { file: file.name })}
      </Text>
    );
  if (!stored) return null;
  const words = [
    ...(stored.fileName ? [stored.fileName] : []),
    ...(stored.size === null ? [] : [formatFileSize(stored.size, i18n.language)]),
  ];
  return words.length > 0 ? (
    <Text size="small" tone="muted">
      {words.join(" · ")}
    </Text>
  ) : null;
}

/** Name, status and upload progress of a document. */
export function DocumentWords({ snapshot, id }: { snapshot: RowSnapshot; id: string }) {
  const { t, i18n } = useTranslation();
  const { document, stored, notice } = snapshot.context;
  const file = notice?.values?.["file"];
  return (
    <>
      <Name id={id} data-missing={stored && isHandedIn(stored) ? undefined : true}>
        {t(`documents.name.${document}`)}
      </Name>
      <DocumentStatus snapshot={snapshot} />
      {stored?.review === "rejected" && stored.comment ? (
        <Text size="small" tone="muted">
          {stored.comment}
        </Text>
      ) : null}
      {stored?.change ? (
        <Text size="small" tone="muted">
          {t(`documents.change.${stored.change.state}`, {
            file: stored.change.fileName,
            reason: stored.change.reason,
          })}
        </Text>
      ) : null}
      <Detail snapshot={snapshot} />
      {notice ? (
        <Problem role="alert">
          <Icon icon={CircleAlert} size={16} />
          {file ? `${t("documents.notTaken", { file: String(file) })} ` : null}
          {noticeText(notice, t, i18n.language)}
        </Problem>
      ) : null}
    </>
  );
}
