import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { Hourglass, ShieldCheck } from "lucide-react";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import type { loadMachine, LoadEvent } from "./load.machine";

interface NoDetailsProps {
  snapshot: SnapshotFrom<typeof loadMachine>;
  send: (event: LoadEvent) => void;
}

/** Why the details are not here, and the way to them. */
export function VerifyFirst({ snapshot, send }: NoDetailsProps) {
  const { t } = useTranslation();
  const { verification, isCorporate } = snapshot.context.standing;
  if (verification === "verify") return null;
  const canBegin =
    snapshot.matches({ unverified: "verifying" }) || snapshot.can({ type: "verification.open" });
  return (
    <EmptyState
      icon={<Icon icon={ShieldCheck} />}
      title={t("load.unverified.title")}
      headingLevel={2}
      action={
        canBegin ? (
          <Button onClick={() => send({ type: "verification.open" })}>
            {t(verification === "reject" ? "home.verifyAgain" : "send.verify")}
          </Button>
        ) : undefined
      }
    >
      {t(
        isCorporate && verification !== "in_progress"
          ? "load.unverified.company"
          : `load.unverified.${verification}`,
      )}
    </EmptyState>
  );
}

/** Verified, and still the provider has nothing to show. */
export function DetailsMissing({ snapshot, send }: NoDetailsProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<Icon icon={Hourglass} />}
      title={t("load.missing.title")}
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
      {t("load.missing.text")}
    </EmptyState>
  );
}
