import { useMemo, type ComponentType } from "react";
import type { AnyStateMachine, SnapshotFrom } from "xstate";
import { snapshotAt, type PathText } from "../host/snapshotAt";
import type { FlowDefinition } from "../engine";

/** A flow's screen in the state a path leads to. */
export function atWay<Machine extends AnyStateMachine, Props extends { snapshot: SnapshotFrom<Machine> }>(
  flow: FlowDefinition<Machine>,
  Screen: ComponentType<Props>,
) {
  return function ScreenAt({ input, path, ...rest }: PathText & Omit<Props, "snapshot">) {
    const snapshot = useMemo(() => snapshotAt(flow, { input, path }), [input, path]);
    const props = { ...rest, snapshot } as unknown as Props;
    return <Screen {...props} />;
  };
}
