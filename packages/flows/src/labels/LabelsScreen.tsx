import { useEffect, useId, useRef, useState } from "react";
import type { LabelUse } from "@amberline/api/client";
import { Actions } from "@amberline/ui/Actions";
import { Button } from "@amberline/ui/Button";
import { Center } from "@amberline/ui/Center";
import { Dialog } from "@amberline/ui/Dialog";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { RowList, RowListItem } from "@amberline/ui/RowList";
import { Spinner } from "@amberline/ui/Spinner";
import { Stack } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, NoticeBanner } from "../parts";
import { takenBy, type labelsMachine, type LabelsEvent } from "./labels.machine";
import { RenameForm } from "./RenameForm";

const ConfirmDialog = lazyComponent(() => import("../parts/ConfirmDialog"), {
  close: ({ onCancel }) => onCancel(),
});

export interface LabelsScreenProps {
  snapshot: SnapshotFrom<typeof labelsMachine>;
  send: (event: LabelsEvent) => void;
  onClose: () => void;
}

interface RowsProps extends Pick<LabelsScreenProps, "send"> {
  labels: readonly LabelUse[];
  /** The one that was to be renamed last: its button has focus again when the rows are back. */
  renamed: string | null;
  onRename: (label: string) => void;
}

function Rows({ labels, renamed, onRename, send }: RowsProps) {
  const { t } = useTranslation();
  if (labels.length === 0) return <p>{t("labels.none")}</p>;
  return (
    <RowList aria-label={t("labels.title")}>
      {labels.map(({ label, count }) => (
        <RowListItem
          key={label}
          text={
            <>
              <Text weight="medium">{label}</Text>
              <Text size="small" tone="muted">
                {t("labels.count", { count })}
              </Text>
            </>
          }
        >
          <Actions gap={8}>
            <Button
              appearance="quiet"
              size="sm"
              autoFocus={label === renamed}
              aria-label={t("labels.renameNamed", { label })}
              onClick={() => onRename(label)}
            >
              {t("labels.rename")}
            </Button>
            <Button
              appearance="quiet"
              size="sm"
              aria-label={t("labels.removeNamed", { label })}
              onClick={() => send({ type: "label.remove", label })}
            >
              {t("labels.remove")}
            </Button>
          </Actions>
        </RowListItem>
      ))}
    </RowList>
  );
}

/** Focuses the button when a change is done: the row it was asked in has gone, or has another name. */
function useFocusAfterChange(state: string) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const left = before.current;
    before.current = state;
    if (state !== "listed" || (left !== "saving" && left !== "rereading")) return;
    // After the dialog's own attempt, which takes a frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => button.current?.focus());
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);
  return button;
}

/** The labels of the account, each with buttons to rename and to delete it. Load it lazily. */
export function LabelsScreen({ snapshot, send, onClose }: LabelsScreenProps) {
  const { t } = useTranslation();
  const { labels, wish, notice } = snapshot.context;
  const done = useFocusAfterChange(snapshot.value);
  const formId = useId();
  const [renamed, setRenamed] = useState<string | null>(null);
  const isFailed = snapshot.matches("failed");
  const isSaving = snapshot.hasTag("busy") && !snapshot.matches("reading");
  const taken = takenBy(snapshot.context);
  const isMerging = snapshot.matches("merging") || (isSaving && wish?.merges === true);
  const renaming = wish && wish.to !== null ? wish.label : null;
  const cancel = () => send({ type: "change.cancel" });
  const confirm = () => send({ type: "change.confirm" });
  const close = renaming === null ? onClose : cancel;
  return (
    <>
      <Dialog
        isOpen
        step={renaming === null ? "list" : "form"}
        title={renaming === null ? t("labels.title") : t("labels.renameNamed", { label: renaming })}
        closesOnScrim={renaming === null}
        {...(isSaving && renaming !== null ? {} : { closeLabel: t("app.close"), onClose: close })}
        actions={
          isFailed ? (
            // A separate button, because only a newly mounted one receives focus.
            <Button key="retry" autoFocus onClick={() => send({ type: "list.retry" })}>
              {t("app.retry")}
            </Button>
          ) : renaming === null ? (
            <Button ref={done} appearance="quiet" onClick={onClose}>
              {t("labels.close")}
            </Button>
          ) : (
            <>
              <Button
                appearance="quiet"
                aria-disabled={isSaving || undefined}
                onClick={() => isSaving || cancel()}
              >
                {t("app.cancel")}
              </Button>
              <Button type="submit" form={formId} isBusy={isSaving && !isMerging}>
                {t("labels.save")}
              </Button>
            </>
          )
        }
      >
        <Stack above={8} gap={20}>
          {labels && renaming === null ? <p>{t("labels.text")}</p> : null}
          {isMerging || wish?.to === null ? null : (
            <NoticeBanner notice={notice} tone={labels && !wish ? "caution" : "negative"} />
          )}
          {renaming === null ? null : (
            <RenameForm
              id={formId}
              label={renaming}
              isBusy={isSaving}
              onSubmit={(to) => send({ type: "form.submit", to })}
            />
          )}
          {labels && renaming === null ? (
            <Rows
              labels={labels}
              renamed={renamed}
              onRename={(label) => {
                setRenamed(label);
                send({ type: "label.rename", label });
              }}
              send={send}
            />
          ) : null}
          {snapshot.matches("reading") ? (
            <Center height={12}>
              <Spinner size="lg" />
              <p>{t("labels.loading")}</p>
            </Center>
          ) : null}
        </Stack>
        <Announcer meta={snapshot.getMeta()} />
      </Dialog>
      {wish && taken && isMerging ? (
        <ConfirmDialog
          title={t("labels.merge")}
          text={t("labels.merge.text", { label: wish.label, to: taken.label, count: wish.count })}
          action={t("labels.merge.do")}
          isBusy={isSaving}
          notice={notice}
          onCancel={cancel}
          onConfirm={confirm}
        />
      ) : null}
      {wish?.to === null ? (
        <ConfirmDialog
          title={t("labels.removal")}
          text={t("labels.removal.text", { label: wish.label, count: wish.count })}
          action={t("labels.removal.do")}
          isBusy={isSaving}
          notice={notice}
          onCancel={cancel}
          onConfirm={confirm}
        />
      ) : null}
    </>
  );
}
