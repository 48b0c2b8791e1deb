import type { ReactNode, RefObject } from "react";
import { formatIban } from "@amberline/domain/iban";
import { formatMoney } from "@amberline/domain/money";
import { Actions } from "@amberline/ui/Actions";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Stack } from "@amberline/ui/Stack";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { useHeadingFocus } from "../parts";
import type { sendMachine } from "./send.machine";
import type { SendEvent } from "./send.types";

export interface WaitingOutcomeProps {
  snapshot: SnapshotFrom<typeof sendMachine>;
  send: (event: SendEvent) => void;
  /** Leads to what waits for approval. */
  approvalsButton?: ReactNode;
  /** Lets the page focus the heading. */
  titleRef?: RefObject<HTMLHeadingElement | null> | undefined;
}

/** Shown when others have to approve the payment before it is made. */
export function WaitingOutcome({ snapshot, send, approvalsButton, titleRef }: WaitingOutcomeProps) {
  const { t, i18n } = useTranslation();
  const { order, attempt, approvalsNeeded } = snapshot.context;
  const heading = useHeadingFocus(true, titleRef);
  const values = { count: approvalsNeeded ?? 1 };
  return (
    <Stack>
      <PageHeader
        title={t("send.waiting")}
        titleRef={heading}
        lead={
          attempt
            ? t("send.waitingFor", {
                amount: formatMoney(attempt.amount, i18n.language),
                name: order?.payee.name ?? formatIban(attempt.payeeAccount),
              })
            : undefined
        }
      />
      <Banner tone="info">
        {t(attempt?.isPlanned ? "send.waitingText.planned" : "send.waitingText", values)}
      </Banner>
      <Actions>
        {approvalsButton}
        <Button appearance="quiet" onClick={() => send({ type: "page.goHome" })}>
          {t("send.goHome")}
        </Button>
      </Actions>
    </Stack>
  );
}
