import { AccountClosingScreen, type AccountClosingScreenProps } from "@amberline/flows/accountClosing";
import { exampleDay } from "../host/exampleDay";
import { FlowFrame } from "../host/FlowFrame";

type AccountClosingFlowProps = Pick<AccountClosingScreenProps, "snapshot" | "send">;

export default function AccountClosingHost({ snapshot, send }: AccountClosingFlowProps) {
  return (
    <FlowFrame width={960}>
      <AccountClosingScreen
        snapshot={snapshot}
        send={send}
        account="LV80 AMBR 0000 0000 0000 1"
        timeZone={exampleDay.timeZone}
        hrefOf={(kind) => (kind === "statements" || kind === "twoFactor" ? null : "#")}
        onSetUpTwoFactor={() => {}}
        onFollow={(_, event) => event.preventDefault()}
        saveStatement={async () => ({ ok: true, data: true })}
        links={null}
      />
    </FlowFrame>
  );
}
