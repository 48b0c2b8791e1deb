import { type ComponentType, useMemo } from "react";
import { flowOf } from "../flows";
import { I18nextProvider } from "@amberline/flows/i18n";
import type { FlowScreenProps } from "../host/flowScreen";
import { snapshotAt, type PathText } from "../host/snapshotAt";
import { pathWords } from "./pathWords";

export interface PathPictureProps extends PathText {
  /** Id of the flow. */
  flow: string;
}

const nothing = () => {};

/** A flow's screen at the end of a generated path. */
export const picturesBy = (Screen: ComponentType<FlowScreenProps>) =>
  function PathPicture({ flow: id, input, path }: PathPictureProps) {
    const flow = flowOf(id);
    const snapshot = useMemo(() => flow && snapshotAt(flow, { input, path }), [flow, input, path]);
    if (!snapshot) throw new Error(`There is no flow ${id}.`);
    return (
      <I18nextProvider i18n={pathWords}>
        <Screen snapshot={snapshot} send={nothing} />
      </I18nextProvider>
    );
  };
