import { useMemo } from "react";
import { requiredDocuments } from "@amberline/domain/company";
import { contractSpec } from "../contract/contract.spec";
import { ContractScreen } from "../contract/ContractScreen";
import { membersSpec } from "../members/members.spec";
import { MembersScreen } from "../members/MembersScreen";
import { documentRow } from "./rowActors";
import { DocumentRows } from "./DocumentRows";
import { nothing } from "./flowScreen";
import { snapshotAt } from "./snapshotAt";

function ExampleMembers() {
  const snapshot = useMemo(() => snapshotAt(membersSpec, { input: "company", path: "" }), []);
  return <MembersScreen snapshot={snapshot} send={nothing} />;
}

function ExampleDocuments() {
  const rows = useMemo(() => requiredDocuments.map(({ key }) => documentRow(key)), []);
  return <DocumentRows rows={rows} send={nothing} />;
}

const unsigned = { input: "company", path: "readSignature=none" };

function ExampleContract() {
  const snapshot = useMemo(() => snapshotAt(contractSpec, unsigned), []);
  return <ContractScreen snapshot={snapshot} send={nothing} />;
}

/** The parts of a company as they first look; each has a flow and pictures of its own. */
export const exampleParts = {
  members: <ExampleMembers />,
  documents: <ExampleDocuments />,
  contract: <ExampleContract />,
};
