import { useEffect, useRef, useState, type FocusEvent } from "react";
import type { ClientFile, Outcome, Transaction, TransactionFile } from "@amberline/api/client";
import { acceptedAttachments, isPictureType } from "@amberline/domain/attachments";
import { formatFileSize } from "@amberline/domain/fileSize";
import { largestTransactionFile, transactionFileLimit } from "@amberline/domain/transactionFiles";
import { Actions } from "@amberline/ui/Actions";
import { Button } from "@amberline/ui/Button";
import { FileButton } from "@amberline/ui/DropZone";
import { FileTile } from "@amberline/ui/FileTile";
import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Stack } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import { Paperclip, RotateCcw, X } from "lucide-react";
import { createPortal } from "react-dom";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, NoticeBanner } from "../parts";
import { DownloadTile } from "../parts/DownloadTile";
import type { TransactionFilesEvent, transactionFilesMachine } from "./transactionFiles.machine";
import { Files } from "./TransactionFilesPart.styles";

const ConfirmDialog = lazyComponent(() => import("../parts/ConfirmDialog"), {
  close: ({ onCancel }) => onCancel(),
});
const PictureDialog = lazyComponent(() => import("../chat/PictureDialog"), {
  close: ({ onClose }) => onClose(),
});

export interface TransactionFilesPartProps {
  snapshot: SnapshotFrom<typeof transactionFilesMachine>;
  send: (event: TransactionFilesEvent) => void;
  transaction: Transaction;
  /** Whether the customer may attach and remove. */
  mayChange: boolean;
  newId: () => string;
  read: (file: TransactionFile) => Promise<Outcome<ClientFile, string>>;
  save: (file: ClientFile) => void;
}

/** Keeps focus in the part when the button that had it is gone. A dialog that closes gives it back itself, if it can. */
function useKeptFocus(state: string, name: string | null) {
  const part = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const before = useRef(state);
  useEffect(() => {
    const left = before.current;
    before.current = state;
    const isLost = left === "removing" || (hadFocus.current && left !== "asking");
    if (left === state || name === null || !isLost) return;
    const move = () => {
      if (name === "attach" && part.current?.contains(document.activeElement)) return;
      part.current?.querySelector<HTMLElement>(`[data-focus="${name}"]`)?.focus();
    };
    // After the dialog's own attempt, which takes a frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [state, name]);
  const watch = {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget, target }: FocusEvent) => {
      // A removed button fires blur too, with no related target.
      if (relatedTarget !== null || target.isConnected)
        hadFocus.current = part.current?.contains(relatedTarget) ?? false;
    },
  };
  return { part, watch };
}

/** The customer's files of a transaction: opened, attached and removed. */
export function TransactionFilesPart(props: TransactionFilesPartProps) {
  const { snapshot, send, transaction, mayChange, newId, read, save } = props;
  const { t, i18n } = useTranslation();
  const [picture, setPicture] = useState<ClientFile | null>(null);
  const { files } = transaction;
  const { waiting, removing, notice } = snapshot.context;
  const isAsking = snapshot.matches("asking") || snapshot.matches("removing");
  const hasFailed = snapshot.matches("failed");
  const isFree = snapshot.matches("resting");
  const focus = Object.values(snapshot.getMeta())[0]?.focus ?? null;
  const { part, watch } = useKeptFocus(snapshot.value, focus);
  const room = transactionFileLimit - files.length;
  if (files.length === 0 && !mayChange) return null;
  const show = (file: ClientFile) => (isPictureType(file.content.type) ? setPicture(file) : save(file));
  return (
    <Stack gap={8} ref={part} {...watch}>
      <Heading level={3} size="body">
        {t("notes.files")}
      </Heading>
      {files.length + waiting.length > 0 ? (
        <Files role="list" aria-label={t("notes.files")}>
          {files.map((file) => (
            <li key={file.id}>
              <DownloadTile
                name={file.name}
                size={file.size}
                action={t("notes.files.open")}
                read={() => read(file)}
                onRead={show}
              />
              {mayChange ? (
                <IconButton
                  label={t("notes.files.removeNamed", { name: file.name })}
                  icon={<Icon icon={X} size={18} />}
                  isMuted
                  aria-disabled={!isFree || undefined}
                  onClick={() => {
                    if (isFree) send({ type: "file.remove", file });
                  }}
                />
              ) : null}
            </li>
          ))}
          {waiting.map(({ id, file }) => (
            <li key={id}>
              <FileTile
                name={file.name}
                detail={hasFailed ? t("notes.files.kept") : formatFileSize(file.size, i18n.language)}
                action={t("notes.files.waiting")}
                isBusy={!hasFailed}
                aria-disabled
              />
            </li>
          ))}
        </Files>
      ) : null}
      {isAsking ? null : <NoticeBanner notice={notice} />}
      {hasFailed ? (
        <Actions gap={8}>
          <Button
            size="sm"
            icon={<Icon icon={RotateCcw} />}
            data-focus="retry"
            onClick={() => send({ type: "upload.retry" })}
          >
            {t("app.retry")}
          </Button>
          <Button appearance="quiet" size="sm" onClick={() => send({ type: "upload.dismiss" })}>
            {t("notes.files.dismiss")}
          </Button>
        </Actions>
      ) : null}
      {mayChange ? (
        <>
          <Text size="small" tone="muted">
            {t("notes.files.limits", {
              count: transactionFileLimit,
              limit: formatFileSize(largestTransactionFile, i18n.language),
            })}
          </Text>
          <div>
            <FileButton
              appearance="quiet"
              size="sm"
              icon={<Icon icon={Paperclip} />}
              accept={acceptedAttachments}
              multiple
              data-focus="attach"
              isBusy={snapshot.hasTag("busy")}
              aria-disabled={room <= 0 || hasFailed || undefined}
              onFiles={(picked) => {
                if (!isFree) return;
                send({ type: "files.pick", files: picked.map((file) => ({ id: newId(), file })), room });
              }}
            >
              {t("notes.files.attach")}
            </FileButton>
          </div>
        </>
      ) : null}
      {removing && isAsking ? (
        <ConfirmDialog
          title={t("notes.files.remove")}
          text={t("notes.files.remove.text", { name: removing.name })}
          action={t("notes.files.remove.do")}
          isBusy={snapshot.matches("removing")}
          notice={notice}
          onCancel={() => send({ type: "removal.cancel" })}
          onConfirm={() => send({ type: "removal.confirm" })}
        />
      ) : null}
      {picture ? (
        <PictureDialog picture={picture} onSave={() => save(picture)} onClose={() => setPicture(null)} />
      ) : null}
      {
        // Beside the dialog that the part stands in, which a dialog on top can then hide whole.
        createPortal(<Announcer meta={snapshot.getMeta()} />, document.body)
      }
    </Stack>
  );
}
