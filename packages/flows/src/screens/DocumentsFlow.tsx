import { useMemo } from "react";
import { requiredDocuments } from "@amberline/domain/company";
import type { SnapshotFrom } from "xstate";
import type { documentsMachine } from "../documents/documents.machine";
import type { Lane } from "../documents/documents.types";
import { documentRow } from "./rowActors";
import { DocumentRows } from "./DocumentRows";
import { nothing } from "./flowScreen";
import { HomePage } from "./HomePage";
import { ProfilePage } from "./ProfilePage";

const ways: Readonly<Record<Lane, string>> = {
  reading: "file.pick",
  queued: "file.pick~readFile=fine",
  sending: "file.pick~readFile=fine~slot.given",
};

/** Whose turn it is: each document as it stands in its lane. */
export default function DocumentsFlow({ snapshot }: { snapshot: SnapshotFrom<typeof documentsMachine> }) {
  const { lanes, company } = snapshot.context;
  const rows = useMemo(
    () =>
      requiredDocuments.map(({ key }) => {
        const lane = lanes[key];
        return documentRow(key, lane ? ways[lane] : "");
      }),
    [lanes],
  );
  if (snapshot.matches("aborted")) return <HomePage />;
  return (
    <ProfilePage tab="documents" company={company}>
      <DocumentRows rows={rows} send={nothing} />
    </ProfilePage>
  );
}
