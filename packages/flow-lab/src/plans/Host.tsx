import { useState } from "react";
import { useTranslation } from "@amberline/flows/i18n";
import { PlansScreen, type PlansScreenProps } from "@amberline/flows/plans";
import { Button } from "@amberline/ui/Button";
import { HomePage } from "../host/HomePage";
import { exampleDay } from "../host/exampleDay";
import { FlowFrame } from "../host/FlowFrame";
import { nothing } from "../host/flowScreen";

export type PlansFlowProps = Pick<PlansScreenProps, "snapshot" | "send"> &
  Partial<Pick<PlansScreenProps, "openId" | "onOpen" | "onClose" | "onEdit" | "day" | "onFollow">>;

/** Opens what is pressed, and what is being changed. */
export default function PlansHost({ snapshot, send, ...around }: PlansFlowProps) {
  const { t } = useTranslation();
  const [day, setDay] = useState<string | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <FlowFrame width={960}>
      <PlansScreen
        snapshot={snapshot}
        send={send}
        openId={snapshot.context.change?.id ?? pressed}
        hrefOf={(id) => `#${id}`}
        onOpen={(id, event) => {
          event.preventDefault();
          setPressed(id);
        }}
        onClose={() => setPressed(null)}
        onEdit={nothing}
        day={day}
        hrefOfDay={(chosen) => `#day=${chosen}`}
        hrefOfDebit={(id) => `#${id}`}
        onFollow={(href, event) => {
          event.preventDefault();
          if (href.startsWith("#day=")) setDay(href.slice(5) || null);
        }}
        today={exampleDay.today}
        timeZone={exampleDay.timeZone}
        debitsLink={<Button appearance="quiet">{t("page.directDebits")}</Button>}
        action={<Button>{t("plans.new")}</Button>}
        {...around}
      />
    </FlowFrame>
  );
}
