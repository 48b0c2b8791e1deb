import { useMemo } from "react";
import { requiredDocuments } from "@amberline/domain/company";
import type { DocumentRowProps } from "../documents/DocumentRow";
import { documentRow } from "./rowActors";
import { DocumentRows } from "./DocumentRows";
import { HomePage } from "./HomePage";
import { ProfilePage } from "./ProfilePage";

/** One document of a company among the others. */
export default function UploadRowFlow({ snapshot, send }: DocumentRowProps) {
  const others = useMemo(() => requiredDocuments.map(({ key }) => documentRow(key)), []);
  if (snapshot.matches("aborted")) return <HomePage />;
  const { document } = snapshot.context;
  const rows = others.map((row) => (row.context.document === document ? snapshot : row));
  return (
    <ProfilePage tab="documents">
      <DocumentRows rows={rows} send={send} />
    </ProfilePage>
  );
}
