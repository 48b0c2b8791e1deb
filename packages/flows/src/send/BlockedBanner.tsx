import type { ReactNode } from "react";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { useTranslation } from "../i18n";
import { Reasons } from "./SendScreen.styles";
import type { SnapshotFrom } from "xstate";
import type { sendMachine } from "./send.machine";
import type { SendEvent } from "./send.types";

interface BlockedBannerProps {
  snapshot: SnapshotFrom<typeof sendMachine>;
  send: (event: SendEvent) => void;
  onSetUpTwoFactor?: (() => void) | undefined;
  chatButton?: ReactNode;
  onReceive?: (() => void) | undefined;
}

/** Explains why sending is blocked, with a button for anything that can be fixed from here. */
export function BlockedBanner({
  snapshot,
  send,
  onSetUpTwoFactor,
  chatButton,
  onReceive,
}: BlockedBannerProps) {
  const { t } = useTranslation();
  const { reasons, caps } = snapshot.context;
  const wordsOf = (reason: (typeof reasons)[number]) =>
    reason !== "notVerified"
      ? t(`send.reason.${reason}`)
      : caps.verification === "verify"
        ? null
        : t(`send.notVerified.${caps.verification}`);
  return (
    <Banner
      tone="caution"
      title={reasons.includes("noRight") ? undefined : t("send.blocked")}
      action={
        snapshot.can({ type: "verification.open" }) ? (
          <Button appearance="quiet" onClick={() => send({ type: "verification.open" })}>
            {t("send.verify")}
          </Button>
        ) : caps.verification === "final" ? (
          chatButton
        ) : onSetUpTwoFactor && reasons.includes("twoFactorOff") ? (
          <Button appearance="quiet" onClick={onSetUpTwoFactor}>
            {t("twoFactor.title.setUp")}
          </Button>
        ) : onReceive && reasons.includes("noBalance") ? (
          <Button appearance="quiet" onClick={onReceive}>
            {t("page.receive")}
          </Button>
        ) : undefined
      }
    >
      <Reasons>
        {reasons.map((reason) => (
          <li key={reason}>{wordsOf(reason)}</li>
        ))}
      </Reasons>
    </Banner>
  );
}
