import { useMemo, type ComponentType } from "react";
import type { AnyStateMachine, SnapshotFrom } from "xstate";
import { snapshotAt, type Way } from "../screens/snapshotAt";
import type { FlowSpec } from "../shared";

/** The screen of a flow in the state a way leads to. */
export function atWay<Machine extends AnyStateMachine, Props extends { snapshot: SnapshotFrom<Machine> }>(
  spec: FlowSpec<Machine>,
  Screen: ComponentType<Props>,
) {
  return function ScreenAt({ input, path, ...rest }: Way & Omit<Props, "snapshot">) {
    const snapshot = useMemo(() => snapshotAt(spec, { input, path }), [input, path]);
    const props = { ...rest, snapshot } as unknown as Props;
    return <Screen {...props} />;
  };
}
