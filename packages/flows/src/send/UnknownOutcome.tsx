import { useRef, useState, type RefObject } from "react";
import { formatIban } from "@amberline/domain/iban";
import { formatMoney } from "@amberline/domain/money";
import { Actions } from "@amberline/ui/Actions";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Spinner } from "@amberline/ui/Spinner";
import { Stack } from "@amberline/ui/Stack";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { useFocusOn, useHeadingFocus } from "../parts";
import { Looking } from "./SendScreen.styles";
import type { sendMachine } from "./send.machine";
import type { SendEvent } from "./send.types";

export const SendAgainDialog = lazyComponent(() => import("./SendAgainDialog"), {
  close: ({ onCancel }) => onCancel(),
});

interface UnknownOutcomeProps {
  snapshot: SnapshotFrom<typeof sendMachine>;
  send: (event: SendEvent) => void;
  /** Lets the page focus the heading. */
  titleRef?: RefObject<HTMLHeadingElement | null> | undefined;
}

/** Shown when a response was lost: the payment may have been made, and sending it again could pay twice. */
export function UnknownOutcome({ snapshot, send, titleRef }: UnknownOutcomeProps) {
  const { t, i18n } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { attempt } = snapshot.context;
  const isUnresolved = snapshot.matches({ unknown: "unresolved" });
  const canSendAgain = snapshot.can({ type: "payment.sendAgain" });
  const heading = useHeadingFocus(true, titleRef);
  const frame = useRef<HTMLDivElement>(null);
  useFocusOn(frame, "check", isUnresolved);
  const amount = attempt ? formatMoney(attempt.amount, i18n.language) : "";
  const account = attempt ? formatIban(attempt.payeeAccount) : "";
  return (
    <Stack ref={frame}>
      <PageHeader
        title={t("send.unknown.title")}
        titleRef={heading}
        lead={t("send.unknown.lead", { amount, account })}
      />
      <Banner tone="caution" role="alert">
        {t(canSendAgain ? "send.missing" : "send.unknown")}
      </Banner>
      {isUnresolved ? (
        <>
          <p>{t("send.unresolved")}</p>
          <Actions>
            <Button data-focus="check" onClick={() => send({ type: "check.retry" })}>
              {t("send.checkAgain")}
            </Button>
            <Button appearance="quiet" onClick={() => send({ type: "page.goHome" })}>
              {t("send.goHome")}
            </Button>
            {canSendAgain ? (
              <Button appearance="plain" onClick={() => setAsking(true)}>
                {t("send.sendAgain")}
              </Button>
            ) : null}
          </Actions>
        </>
      ) : (
        <Looking>
          <Spinner />
          <p>{t("send.looking")}</p>
          {snapshot.can({ type: "check.retry" }) ? (
            <Button appearance="quiet" onClick={() => send({ type: "check.retry" })}>
              {t("send.checkAgain")}
            </Button>
          ) : null}
        </Looking>
      )}
      {isAsking ? (
        <SendAgainDialog
          amount={amount}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            send({ type: "payment.sendAgain" });
          }}
        />
      ) : null}
    </Stack>
  );
}
