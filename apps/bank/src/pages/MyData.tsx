import { useEffect, useState } from "react";
import { dataCopyCalls } from "@amberline/api/client";
import { MyDataCard, wireMyData } from "@amberline/flows/myData";
import { useMachine } from "@xstate/react";
import { brand } from "../brand";
import { saveFile } from "@amberline/app-kit/files";
import { useBank } from "../wiring/hooks/useBank";
import { useProveAgain } from "../wiring/hooks/useClient";
import { live } from "../wiring/live";

/** A copy of everything the bank holds about the customer (specification 2.12). */
export default function MyData() {
  const { client: entry, newId } = useBank();
  const proveAgain = useProveAgain();
  const [machine] = useState(() => wireMyData({ ...dataCopyCalls(entry.send, proveAgain), saveFile }));
  const [snapshot, send] = useMachine(machine);
  useEffect(() => live.onNews(() => send({ type: "copies.refresh" })), [send]);
  return <MyDataCard snapshot={snapshot} send={send} newKey={newId} timeZone={brand.timeZone} />;
}
