import { useState } from "react";
import { ApprovalsScreen, type ApprovalsScreenProps } from "@amberline/flows/approvals";
import { HomePage } from "../host/HomePage";
import { exampleDay } from "../host/exampleDay";
import { FlowFrame } from "../host/FlowFrame";

export type ApprovalsFlowProps = Pick<ApprovalsScreenProps, "snapshot" | "send"> &
  Partial<Pick<ApprovalsScreenProps, "openId" | "onOpen" | "onClose" | "onFollow">>;

/** Opens what is pressed. */
export default function ApprovalsHost({ snapshot, send, ...around }: ApprovalsFlowProps) {
  const [pressed, setPressed] = useState<string | null>(null);
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <FlowFrame width={960}>
      <ApprovalsScreen
        snapshot={snapshot}
        send={send}
        waiting={7}
        openId={pressed}
        hrefOf={(id) => `#${id}`}
        onOpen={(id, event) => {
          event.preventDefault();
          setPressed(id);
        }}
        onClose={() => setPressed(null)}
        fileHrefOf={(id) => `#${id}`}
        onFollow={(_, event) => event.preventDefault()}
        today={exampleDay.today}
        timeZone={exampleDay.timeZone}
        {...around}
      />
    </FlowFrame>
  );
}
