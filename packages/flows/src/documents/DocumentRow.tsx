import { useEffect, useId, useRef, type FocusEvent } from "react";
import { Actions } from "@amberline/ui/Actions";
import { Button } from "@amberline/ui/Button";
import { FileButton, useFileDrop } from "@amberline/ui/DropZone";
import { Icon } from "@amberline/ui/Icon";
import { RowListItem } from "@amberline/ui/RowList";
import { FileUp, RotateCcw } from "lucide-react";
import { useTranslation } from "../i18n";
import { Announcer } from "../parts";
import { DocumentWords, type RowSnapshot } from "./DocumentWords";
import type { UploadRowEvent } from "./uploadRow.machine";

/** Keeps focus in a row whose buttons change with its state. */
function useKeptFocus(state: unknown) {
  const row = useRef<HTMLLIElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      row.current?.querySelector("button")?.focus();
  }, [state]);
  const watch = {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget, target }: FocusEvent) => {
      // A removed button fires blur too, with no related target.
      if (relatedTarget !== null || target.isConnected)
        hadFocus.current = row.current?.contains(relatedTarget) ?? false;
    },
  };
  return { row, watch };
}

export interface DocumentRowProps {
  snapshot: RowSnapshot;
  send: (event: UploadRowEvent) => void;
}

const pdfs = "application/pdf,.pdf";

function RowActions({ snapshot, send }: DocumentRowProps) {
  const { t } = useTranslation();
  const document = t(`documents.name.${snapshot.context.document}`);
  const cancel = () => send({ type: "upload.cancel" });
  if (snapshot.hasTag("busy"))
    return (
      <Button appearance="quiet" aria-label={t("documents.cancelNamed", { document })} onClick={cancel}>
        {t("app.cancel")}
      </Button>
    );
  if (snapshot.matches("failed"))
    return (
      <>
        <Button
          icon={<Icon icon={RotateCcw} />}
          aria-label={t("documents.retryNamed", { document })}
          onClick={() => send({ type: "upload.retry" })}
        >
          {t("app.retry")}
        </Button>
        <Button appearance="quiet" aria-label={t("documents.dismissNamed", { document })} onClick={cancel}>
          {t("documents.dismiss")}
        </Button>
      </>
    );
  const isThere = snapshot.context.stored !== null;
  return (
    <FileButton
      appearance="quiet"
      icon={<Icon icon={FileUp} />}
      accept={pdfs}
      aria-label={t(isThere ? "documents.replaceNamed" : "documents.uploadNamed", { document })}
      onFiles={([file]) => file && send({ type: "file.pick", file })}
    >
      {t(isThere ? "documents.replace" : "documents.upload")}
    </FileButton>
  );
}

/** One of the seven documents (specification 2.12), uploaded by button or drag and drop. */
export function DocumentRow({ snapshot, send }: DocumentRowProps) {
  const id = useId();
  const { isDropTarget, dropProps } = useFileDrop({
    isDisabled: snapshot.hasTag("busy"),
    onFiles: ([file]) => file && send({ type: "file.pick", file }),
  });
  const { row, watch } = useKeptFocus(snapshot.value);
  return (
    <RowListItem
      ref={row}
      aria-labelledby={id}
      isDropTarget={isDropTarget}
      text={<DocumentWords snapshot={snapshot} id={id} />}
      {...watch}
      {...dropProps}
    >
      <Actions gap={8}>
        <RowActions snapshot={snapshot} send={send} />
      </Actions>
      <Announcer meta={snapshot.getMeta()} />
    </RowListItem>
  );
}
