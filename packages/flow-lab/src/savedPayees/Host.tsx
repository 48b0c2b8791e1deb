import { SavedPayeesScreen, type SavedPayeesScreenProps } from "@amberline/flows/savedPayees";
import { HomePage } from "../host/HomePage";
import { FlowFrame } from "../host/FlowFrame";
import { nothing } from "../host/flowScreen";

const hrefs = { add: "#add", other: "#other", edit: (id: string) => `#edit-${id}` };
const around: Pick<SavedPayeesScreenProps, "kind" | "onFollow" | "onChoose"> = {
  kind: "template",
  onFollow: (_, event) => event.preventDefault(),
  onChoose: nothing,
};

export type SavedPayeesFlowProps = Pick<SavedPayeesScreenProps, "snapshot" | "send"> & Partial<typeof around>;

export default function SavedPayeesHost(props: SavedPayeesFlowProps) {
  if (props.snapshot.status !== "active") return <HomePage />;
  return (
    <FlowFrame width={960}>
      <SavedPayeesScreen hrefs={hrefs} {...around} {...props} />
    </FlowFrame>
  );
}
