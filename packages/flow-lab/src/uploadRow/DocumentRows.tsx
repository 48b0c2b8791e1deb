import { DocumentList, DocumentRow, roomLeft, type DocumentRowProps } from "@amberline/flows/documents";
import { countStored } from "./rowActors";

interface DocumentRowsProps extends Pick<DocumentRowProps, "send"> {
  rows: readonly DocumentRowProps["snapshot"][];
}

export function DocumentRows({ rows, send }: DocumentRowsProps) {
  return (
    <DocumentList
      count={countStored(rows)}
      left={roomLeft(rows.flatMap(({ context }) => context.stored ?? []))}
    >
      {rows.map((snapshot) => (
        <DocumentRow key={snapshot.context.document} snapshot={snapshot} send={send} />
      ))}
    </DocumentList>
  );
}
