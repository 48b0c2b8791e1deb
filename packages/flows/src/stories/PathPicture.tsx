import { useMemo, type ComponentType } from "react";
import { I18nextProvider } from "../i18n";
import type { FlowScreenProps } from "../screens";
import { snapshotAt, type Way } from "../screens/snapshotAt";
import { flowOf } from "../specs";
import { pathWords } from "./pathWords";

export interface PathPictureProps extends Way {
  /** Id of the flow. */
  flow: string;
}

const nothing = () => {};

/** What a flow shows where a generated path leads, drawn by its screen. */
export const picturesBy = (Screen: ComponentType<FlowScreenProps>) =>
  function PathPicture({ flow: id, input, path }: PathPictureProps) {
    const flow = flowOf(id);
    const snapshot = useMemo(() => flow && snapshotAt(flow.spec, { input, path }), [flow, input, path]);
    if (!snapshot) throw new Error(`There is no flow ${id}.`);
    return (
      <I18nextProvider i18n={pathWords}>
        <Screen snapshot={snapshot} send={nothing} />
      </I18nextProvider>
    );
  };
