import type { ReactNode } from "react";
import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { Hourglass, ShieldCheck } from "lucide-react";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import type { receiveMachine, ReceiveEvent } from "./receive.machine";

interface NoDetailsProps {
  snapshot: SnapshotFrom<typeof receiveMachine>;
  send: (event: ReceiveEvent) => void;
}

const titles = {
  none: "receive.unverified.title",
  reject: "receive.unverified.title",
  in_progress: "receive.unverified.titleInProgress",
  final: "receive.unverified.titleFinal",
} as const;

/** Why there are no details, and what to do. */
export function VerifyFirst({ snapshot, send, chatButton }: NoDetailsProps & { chatButton: ReactNode }) {
  const { t } = useTranslation();
  const { verification, isCompany } = snapshot.context.standing;
  if (verification === "verify") return null;
  const canBegin =
    snapshot.matches({ unverified: "verifying" }) || snapshot.can({ type: "verification.open" });
  return (
    <EmptyState
      icon={<Icon icon={ShieldCheck} />}
      title={t(titles[verification])}
      headingLevel={2}
      action={
        canBegin ? (
          <Button onClick={() => send({ type: "verification.open" })}>
            {t(verification === "reject" ? "home.verifyAgain" : "send.verify")}
          </Button>
        ) : verification === "final" ? (
          chatButton
        ) : undefined
      }
    >
      {t(
        isCompany && (verification === "none" || verification === "reject")
          ? "receive.unverified.company"
          : `receive.unverified.${verification}`,
      )}
    </EmptyState>
  );
}

/** Verified, but the provider has no details yet. */
export function DetailsMissing({ snapshot, send }: NoDetailsProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<Icon icon={Hourglass} />}
      title={t("receive.missing.title")}
      headingLevel={2}
      action={
        <Button
          appearance="quiet"
          isBusy={snapshot.matches({ missing: "reading" })}
          onClick={() => send({ type: "details.retry" })}
        >
          {t("app.retry")}
        </Button>
      }
    >
      {t("receive.missing.text")}
    </EmptyState>
  );
}
