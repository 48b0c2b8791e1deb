import { useMemo } from "react";
import { requiredDocuments } from "@amberline/domain/company";
import type { DocumentRowProps } from "@amberline/flows/documents";
import { ProfilePage } from "../host/ProfilePage";
import { DocumentRows } from "./DocumentRows";
import { documentRow } from "./rowActors";

export default function UploadRowHost({ snapshot, send }: DocumentRowProps) {
  const others = useMemo(() => requiredDocuments.map(({ key }) => documentRow(key)), []);
  const { document } = snapshot.context;
  const rows = others.map((row) => (row.context.document === document ? snapshot : row));
  return (
    <ProfilePage tab="documents">
      <DocumentRows rows={rows} send={send} />
    </ProfilePage>
  );
}
