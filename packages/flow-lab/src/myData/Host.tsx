import { MyDataCard, type MyDataCardProps } from "@amberline/flows/myData";
import { exampleDay } from "../host/exampleDay";
import { FlowFrame } from "../host/FlowFrame";

export default function MyDataHost({ snapshot, send }: Pick<MyDataCardProps, "snapshot" | "send">) {
  return (
    <FlowFrame width={480}>
      <MyDataCard
        snapshot={snapshot}
        send={send}
        newKey={() => crypto.randomUUID()}
        timeZone={exampleDay.timeZone}
      />
    </FlowFrame>
  );
}
