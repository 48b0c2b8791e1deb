import { useState } from "react";
import { MoneyRequestsScreen, type MoneyRequestsScreenProps } from "@amberline/flows/moneyRequests";
import { exampleDetails } from "@amberline/flows/moneyRequests/examples";
import { HomePage } from "../host/HomePage";
import { exampleDay } from "../host/exampleDay";
import { FlowFrame } from "../host/FlowFrame";
import { nothing } from "../host/flowScreen";

type MoneyRequestsFlowProps = Pick<MoneyRequestsScreenProps, "snapshot" | "send"> &
  Partial<Pick<MoneyRequestsScreenProps, "details" | "openId" | "onOpen" | "onClose" | "onMake" | "share">>;

/** Opens what is pressed, and what is being changed. */
export default function MoneyRequestsHost({ snapshot, send, ...around }: MoneyRequestsFlowProps) {
  const [pressed, setPressed] = useState<string | null>(null);
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <FlowFrame width={960}>
      <MoneyRequestsScreen
        snapshot={snapshot}
        send={send}
        onMake={() => send({ type: "form.open", key: crypto.randomUUID() })}
        openId={snapshot.context.change?.id ?? pressed}
        hrefOf={(id) => `#${id}`}
        onOpen={(id, event) => {
          event.preventDefault();
          setPressed(id);
        }}
        onClose={() => setPressed(null)}
        details={exampleDetails}
        linkOf={({ token }) => `https://amberline.example/pay#${token}`}
        onCopied={nothing}
        today={exampleDay.today}
        timeZone={exampleDay.timeZone}
        {...around}
      />
    </FlowFrame>
  );
}
