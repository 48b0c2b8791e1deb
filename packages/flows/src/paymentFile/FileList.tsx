import type { MouseEvent } from "react";
import type { PaymentFile } from "@amberline/api/client";
import { Amount } from "@amberline/ui/Amount";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Heading, Text } from "@amberline/ui/Text";
import { whenWords, type Calendar } from "../shared/whenWords";
import { useTranslation } from "../i18n";
import { formatOf, inFile, makerOf, stateTones } from "./fileWords";
import { ListRoot } from "./paymentFile.styles";

export interface FileLinks {
  hrefOf: (id: string) => string;
  /** Called for a click on the link to a file. */
  onOpen: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

interface FileListProps extends Calendar, FileLinks {
  files: readonly PaymentFile[];
}

function FileState({ file: { state, sums } }: { file: PaymentFile }) {
  const { t } = useTranslation();
  const count = sums.refused.count;
  const isPartly = state === "done" && count > 0;
  return (
    <StatusTag tone={isPartly ? "negative" : stateTones[state]}>
      {isPartly ? t("paymentFile.state.refused", { count }) : t(`paymentFile.state.${state}`)}
    </StatusTag>
  );
}

/** The files of the company, the newest first. */
export function FileList({ files, hrefOf, onOpen, ...calendar }: FileListProps) {
  const { t } = useTranslation();
  const { locale } = calendar;
  const columns: DataColumn<PaymentFile>[] = [
    {
      head: t("paymentFile.file"),
      kind: "title",
      cell: (file) => (
        <>
          <a href={hrefOf(file.id)} onClick={(event) => onOpen(file.id, event)}>
            {file.name}
          </a>
          <small>
            {formatOf(file)} · {t("paymentFile.payments", { count: inFile(file).count })}
          </small>
        </>
      ),
    },
    {
      head: t("paymentFile.madeBy"),
      cell: ({ madeBy, createdAt }) => (
        <>
          <span>{makerOf(madeBy, t)}</span>
          <small>{whenWords(createdAt, t, calendar)}</small>
        </>
      ),
    },
    { head: t("paymentFile.state"), cell: (file) => <FileState file={file} /> },
    {
      head: t("send.total"),
      kind: "amount",
      cell: (file) => <Amount money={inFile(file).amount} locale={locale} />,
    },
  ];
  return (
    <ListRoot>
      <Heading>{t("paymentFile.earlier")}</Heading>
      {files.length === 0 ? (
        <Text tone="muted">{t("paymentFile.none")}</Text>
      ) : (
        <DataTable label={t("paymentFile.earlier")} columns={columns} rows={files} keyOf={({ id }) => id} />
      )}
    </ListRoot>
  );
}
