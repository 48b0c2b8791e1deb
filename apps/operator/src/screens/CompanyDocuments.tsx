import { useState } from "react";
import {
  companyDocumentAddress,
  reviewDocument,
  type CompanyDocument,
  type CompanyFile,
} from "@amberline/api/operator";
import { requiredDocuments } from "@amberline/domain/company";
import { Button } from "@amberline/ui/Button";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { Row, Stack } from "@amberline/ui/Stack";
import { StatusTag } from "@amberline/ui/StatusTag";
import { TextField } from "@amberline/ui/TextField";
import { May } from "../parts/May";
import { Moment } from "../parts/Moment";
import { Muted } from "../parts/Muted";
import { Go, Lines } from "../parts/parts.styles";
import { useMutation } from "../wiring/useMutation";
import { useTranslation } from "../i18n";

interface Line {
  key: string;
  name: string;
  handedIn: CompanyDocument | undefined;
}

const tones = { waiting: "caution", accepted: "positive", rejected: "negative" } as const;

function DocumentStatus({ handedIn }: Line) {
  const { t } = useTranslation();
  if (!handedIn) return <StatusTag tone="neutral">{t("document.missing")}</StatusTag>;
  return (
    <Lines>
      <StatusTag tone={tones[handedIn.review]}>{t(`document.${handedIn.review}`)}</StatusTag>
      {handedIn.comment === "" ? null : <Muted>{handedIn.comment}</Muted>}
    </Lines>
  );
}

/** Accepts a document, or rejects it with a note. */
function Verdict({ id, line: { key, name } }: { id: string; line: Line }) {
  const { t } = useTranslation();
  const { busy, perform } = useMutation();
  const [comment, setComment] = useState("");
  const [isWanted, setWanted] = useState(false);
  const decide = async (review: "accepted" | "rejected") => {
    const isLacking = review === "rejected" && comment.trim() === "";
    setWanted(isLacking);
    if (isLacking) return;
    const request = { id, document: key, review, comment: comment.trim() };
    if (await perform(review, reviewDocument, request, t(`document.done.${review}`))) setComment("");
  };
  return (
    <Stack gap={12}>
      <TextField
        label={t("document.noteOn", { name })}
        value={comment}
        maxLength={500}
        onChange={({ value }) => setComment(value)}
        {...(isWanted && comment.trim() === "" ? { error: t("document.noteWanted") } : {})}
      />
      <Row rowGap={8}>
        {(["accepted", "rejected"] as const).map((review) => (
          <Button
            key={review}
            appearance="quiet"
            aria-label={t(`document.decide.${review}.name`, { name })}
            isBusy={busy === review}
            onClick={() => void decide(review)}
          >
            {t(`document.decide.${review}`)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}

/** A company's documents, downloadable and reviewed one by one. */
export function CompanyDocuments({ company: { id, documents } }: { company: CompanyFile }) {
  const { t } = useTranslation();
  const lines = requiredDocuments.map(({ key, name }): Line => ({
    key,
    name,
    handedIn: documents.find(({ document }) => document === key),
  }));
  const columns: DataColumn<Line>[] = [
    {
      head: t("document.document"),
      kind: "title",
      cell: ({ key, name, handedIn }) => (
        <Lines>
          <span>{name}</span>
          {handedIn ? (
            <>
              <Go href={companyDocumentAddress(id, key)} download>
                {handedIn.file_name}
              </Go>
              <Muted>
                {t("document.size", { size: Math.ceil(handedIn.size / 1000) })}{" "}
                <Moment at={handedIn.uploaded_at} />
              </Muted>
            </>
          ) : null}
        </Lines>
      ),
    },
    { head: t("document.state"), cell: (line) => <DocumentStatus {...line} /> },
    {
      head: t("document.decide"),
      cell: (line) =>
        line.handedIn ? (
          <May call={reviewDocument}>
            <Verdict id={id} line={line} />
          </May>
        ) : null,
    },
  ];
  return <DataTable label={t("company.documents")} columns={columns} rows={lines} keyOf={({ key }) => key} />;
}
