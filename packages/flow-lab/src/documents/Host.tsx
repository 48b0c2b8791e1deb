import { useMemo } from "react";
import { requiredDocuments } from "@amberline/domain/company";
import type { documentsMachine, UploadPhase } from "@amberline/flows/documents";
import type { SnapshotFrom } from "xstate";
import { ProfilePage } from "../host/ProfilePage";
import { nothing } from "../host/flowScreen";
import { DocumentRows } from "../uploadRow/DocumentRows";
import { documentRow } from "../uploadRow/rowActors";

const ways: Readonly<Record<UploadPhase, string>> = {
  reading: "file.pick",
  queued: "file.pick~readFile=fine",
  sending: "file.pick~readFile=fine~slot.given",
};

export default function DocumentsHost({ snapshot }: { snapshot: SnapshotFrom<typeof documentsMachine> }) {
  const { uploads, company } = snapshot.context;
  const rows = useMemo(
    () =>
      requiredDocuments.map(({ key }) => {
        const phase = uploads[key];
        return documentRow(key, phase ? ways[phase] : "");
      }),
    [uploads],
  );
  return (
    <ProfilePage tab="documents" company={company}>
      <DocumentRows rows={rows} send={nothing} />
    </ProfilePage>
  );
}
