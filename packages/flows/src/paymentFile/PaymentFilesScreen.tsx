import { useRef, type RefObject } from "react";
import type { ClientFile } from "@amberline/api/client";
import { formatIban } from "@amberline/domain/iban";
import { Button } from "@amberline/ui/Button";
import { Icon } from "@amberline/ui/Icon";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { PayeeTableSkeleton } from "@amberline/ui/PayeeTable";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "../i18n";
import { Announcer, LoadFailure, NoticeBanner, useHeadingFocus } from "../parts";
import { FileList } from "./FileList";
import { amountText } from "./fileWords";
import { OneFile, type OneFileProps } from "./OneFile";
import { askedRow } from "./paymentFile.setup";
import type { PaymentFileView } from "./paymentFile.machine";
import { UploadPart } from "./UploadPart";

const cancelled = { close: ({ send }: PaymentFileView) => send({ type: "dialog.cancel" }) };
const ApproveFileDialog = lazyComponent(() => import("./ApproveFileDialog"), cancelled);
const EditDialog = lazyComponent(() => import("./EditDialog"), cancelled);
const ConfirmDialog = lazyComponent(() => import("../parts/ConfirmDialog"), {
  close: ({ onCancel }) => onCancel(),
});

export interface PaymentFilesScreenProps extends Omit<OneFileProps, "locale"> {
  /** Saves a file that was made here. */
  onSave: (file: ClientFile) => void;
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

/** What is being asked, if anything is. */
function FileDialogs({
  snapshot,
  send,
  today,
}: Pick<PaymentFilesScreenProps, "snapshot" | "send" | "today">) {
  const { t, i18n } = useTranslation();
  const { page, asked, notice } = snapshot.context;
  const row = askedRow(snapshot.context);
  if (snapshot.status !== "active" || !asked || !page || snapshot.matches({ file: "lost" })) return null;
  const { file } = page;
  if (asked.act === "approve") return <ApproveFileDialog file={file} snapshot={snapshot} send={send} />;
  if (asked.act === "edit")
    return row ? <EditDialog row={row} today={today} snapshot={snapshot} send={send} /> : null;
  const words = {
    name: row?.name ?? file.name,
    amount: row ? amountText(row, i18n.language) : "",
    account: row ? formatIban(row.account) : "",
    repeats: row?.repeats ?? "",
  };
  const isOther = row?.check?.result === "NMTC";
  const kind =
    asked.act === "accept"
      ? isOther
        ? "payAnyway"
        : "payRepeat"
      : file.state === "waiting"
        ? "withdraw"
        : "remove";
  return (
    <ConfirmDialog
      title={t(`paymentFile.${kind}.title`, words)}
      text={t(`paymentFile.${kind}.text`, words)}
      action={t(`paymentFile.${kind}`)}
      isBusy={snapshot.hasTag("busy")}
      notice={notice}
      onCancel={() => send({ type: "dialog.cancel" })}
      onConfirm={() => send({ type: "dialog.confirm" })}
    />
  );
}

/** A company's payments from files: the files, or one of them. */
export function PaymentFilesScreen(props: PaymentFilesScreenProps) {
  const { snapshot, send, titleRef, onSave, ...around } = props;
  const { t, i18n } = useTranslation();
  const { files, page, notice, mayPrepare, asked } = snapshot.context;
  // Their dialogs say it themselves.
  const act = asked?.act;
  const locale = i18n.language;
  const { today, timeZone, hrefOf, onOpen } = around;
  const calendar = { locale, today, timeZone };
  const isFile = snapshot.matches("file");
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = useHeadingFocus(isFile, titleRef ?? ownHeading);
  const isLost = snapshot.matches({ file: "lost" });
  const isFailed = isLost || snapshot.matches({ list: "failed" }) || snapshot.matches({ file: "failed" });
  const retry = () => {
    // The button unmounts, so move focus to the heading.
    heading.current?.focus();
    send({ type: "page.retry" });
  };
  const failure = isLost ? "lost" : isFile ? "fileFailed" : "failed";
  const content = () => {
    if (isFailed) return <LoadFailure title={t(`paymentFile.${failure}`)} notice={notice} onRetry={retry} />;
    if (isFile && page) return <OneFile snapshot={snapshot} send={send} locale={locale} {...around} />;
    if (isFile || !files) return <PayeeTableSkeleton loadingText={t("paymentFile.loading")} />;
    return (
      <>
        <NoticeBanner notice={notice} />
        {mayPrepare ? <UploadPart snapshot={snapshot} send={send} onSave={onSave} /> : null}
        <FileList files={files} hrefOf={hrefOf} onOpen={onOpen} {...calendar} />
      </>
    );
  };
  return (
    <Page>
      <PageHeader
        title={t("page.paymentFiles")}
        {...(isFile ? {} : { lead: t("paymentFile.lead") })}
        titleRef={heading}
        actions={
          isFile ? (
            <Button appearance="quiet" icon={<Icon icon={ArrowLeft} />} onClick={around.onClose}>
              {t("paymentFile.all")}
            </Button>
          ) : null
        }
      />
      {content()}
      <FileDialogs snapshot={snapshot} send={send} today={today} />
      {act === "edit" || act === "approve" ? null : <Announcer meta={snapshot.getMeta()} />}
    </Page>
  );
}
