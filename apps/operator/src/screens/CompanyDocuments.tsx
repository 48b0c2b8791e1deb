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
import { Moment } from "../parts/Moment";
import { Muted } from "../parts/Muted";
import { Go, Lines } from "../parts/parts.styles";
import { useDeed } from "../wiring/useDeed";
import { useWords } from "../words/useWords";

interface Line {
  key: string;
  name: string;
  handedIn: CompanyDocument | undefined;
}

const tones = { waiting: "caution", accepted: "positive", rejected: "negative" } as const;

function Standing({ handedIn }: Line) {
  const { say } = useWords();
  if (!handedIn) return <StatusTag tone="neutral">{say("document.missing")}</StatusTag>;
  return (
    <Lines>
      <StatusTag tone={tones[handedIn.review]}>{say(`document.${handedIn.review}`)}</StatusTag>
      {handedIn.comment === "" ? null : <Muted>{handedIn.comment}</Muted>}
    </Lines>
  );
}

/** What is said of one document: it is accepted, or rejected with a note. */
function Verdict({ id, line: { key, name } }: { id: string; line: Line }) {
  const { say } = useWords();
  const { busy, perform } = useDeed();
  const [comment, setComment] = useState("");
  const decide = async (review: "accepted" | "rejected") => {
    const request = { id, document: key, review, comment: comment.trim() };
    if (await perform(review, reviewDocument, request, say(`document.done.${review}`))) setComment("");
  };
  return (
    <Stack gap={12}>
      <TextField
        label={say("document.noteOn", { name })}
        value={comment}
        maxLength={500}
        onChange={({ value }) => setComment(value)}
      />
      <Row rowGap={8}>
        {(["accepted", "rejected"] as const).map((review) => (
          <Button
            key={review}
            appearance="quiet"
            aria-label={say(`document.decide.${review}.name`, { name })}
            isBusy={busy === review}
            onClick={() => void decide(review)}
          >
            {say(`document.decide.${review}`)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}

/** The documents a company hands in: opened as files to keep, and decided one by one. */
export function CompanyDocuments({ company: { id, documents } }: { company: CompanyFile }) {
  const { say } = useWords();
  const lines = requiredDocuments.map(({ key, name }): Line => ({
    key,
    name,
    handedIn: documents.find(({ document }) => document === key),
  }));
  const columns: DataColumn<Line>[] = [
    {
      head: say("document.document"),
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
                {say("document.size", { size: Math.ceil(handedIn.size / 1000) })}{" "}
                <Moment at={handedIn.uploaded_at} />
              </Muted>
            </>
          ) : null}
        </Lines>
      ),
    },
    { head: say("document.state"), cell: (line) => <Standing {...line} /> },
    {
      head: say("document.decide"),
      cell: (line) => (line.handedIn ? <Verdict id={id} line={line} /> : null),
    },
  ];
  return (
    <DataTable label={say("company.documents")} columns={columns} rows={lines} keyOf={({ key }) => key} />
  );
}
