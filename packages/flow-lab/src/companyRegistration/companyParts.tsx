import { useMemo } from "react";
import { requiredDocuments } from "@amberline/domain/company";
import { ContractScreen } from "@amberline/flows/contract";
import { MembersScreen } from "@amberline/flows/members";
import { contractFlow } from "../contract/contract.flow";
import { nothing } from "../host/flowScreen";
import { snapshotAt } from "../host/snapshotAt";
import { membersFlow } from "../members/members.flow";
import { DocumentRows } from "../uploadRow/DocumentRows";
import { documentRow } from "../uploadRow/rowActors";

function ExampleMembers() {
  const snapshot = useMemo(() => snapshotAt(membersFlow, { input: "company", path: "" }), []);
  return <MembersScreen snapshot={snapshot} send={nothing} />;
}

function ExampleDocuments() {
  const rows = useMemo(() => requiredDocuments.map(({ key }) => documentRow(key)), []);
  return <DocumentRows rows={rows} send={nothing} />;
}

const unsigned = { input: "company", path: "readSignature=none" };

function ExampleContract() {
  const snapshot = useMemo(() => snapshotAt(contractFlow, unsigned), []);
  return <ContractScreen snapshot={snapshot} send={nothing} />;
}

/** A company's parts in their initial state; each has its own flow and pictures. */
export const exampleParts = {
  members: <ExampleMembers />,
  documents: <ExampleDocuments />,
  contract: <ExampleContract />,
};
