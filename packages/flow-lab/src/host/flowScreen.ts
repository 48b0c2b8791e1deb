import type { ReactNode } from "react";
import type { LeafMeta } from "@amberline/flows/shared";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";

export interface FlowScreenProps {
  snapshot: AnyMachineSnapshot;
  send(event: AnyEventObject): void;
}

/** A dialog that opens over any page. */
export interface OverPage {
  /** @default the home page */
  behind?: ReactNode;
}

/** Click handlers of the page around the flow. */
export const nothing = () => {};

/** Whether a leaf of the state names that screen. */
export const isOn = (snapshot: Pick<AnyMachineSnapshot, "getMeta">, screen: string) =>
  Object.values(snapshot.getMeta() as Record<string, LeafMeta | undefined>).some(
    (leaf) => leaf?.screen === screen,
  );
