import { useState } from "react";
import {
  DirectDebitsScreen,
  type DirectDebitsScreenProps,
  type OpenDebit,
} from "@amberline/flows/directDebits";
import { useTranslation } from "@amberline/flows/i18n";
import { LinkButton } from "@amberline/ui/Button";
import { exampleDay } from "../host/exampleDay";
import { FlowFrame } from "../host/FlowFrame";
import { HomePage } from "../host/HomePage";

export type DirectDebitsFlowProps = Pick<DirectDebitsScreenProps, "snapshot" | "send"> &
  Partial<Pick<DirectDebitsScreenProps, "open" | "onOpen" | "onClose">>;

/** Opens what is pressed. */
export default function DirectDebitsHost({ snapshot, send, ...around }: DirectDebitsFlowProps) {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState<OpenDebit | null>(null);
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <FlowFrame width={1200}>
      <DirectDebitsScreen
        snapshot={snapshot}
        send={send}
        open={pressed}
        hrefOf={({ of, id }) => `#${of}-${id}`}
        onOpen={(next, event) => {
          event.preventDefault();
          setPressed(next);
        }}
        onClose={() => setPressed(null)}
        timeZone={exampleDay.timeZone}
        complaintButton={
          <LinkButton href="#complaint" appearance="quiet">
            {t("directDebits.rights.complain")}
          </LinkButton>
        }
        {...around}
      />
    </FlowFrame>
  );
}
