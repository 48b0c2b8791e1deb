import type { NameCheck } from "@amberline/api/client";
import type { Money } from "@amberline/domain/money";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { Stack } from "@amberline/ui/Stack";
import type { SnapshotFrom } from "xstate";
import { Trans, useTranslation } from "../i18n";
import { PaymentFacts } from "./PaymentFacts";
import type { sendMachine } from "./send.machine";
import type { Order, SendEvent } from "./send.types";

interface NameCheckDialogProps {
  snapshot: SnapshotFrom<typeof sendMachine>;
  check: NameCheck;
  order: Order;
  tariffFee: Money | null;
  send: (event: SendEvent) => void;
  now: () => number;
  newId: () => string;
}

const known = ["MTCH", "CMTC", "NMTC", "NOAP"] as const;
const tones = {
  MTCH: "positive",
  CMTC: "caution",
  NMTC: "negative",
  NOAP: "info",
  other: "caution",
} as const;

/** What the payee's bank says of the name; each result in its own words (specification 8). */
export default function NameCheckDialog({
  snapshot,
  check,
  order,
  tariffFee,
  send,
  now,
  newId,
}: NameCheckDialogProps) {
  const { t } = useTranslation();
  const result = known.find((each) => each === check.result) ?? "other";
  const cancel = () => send({ type: "dialog.cancel" });
  const { policy, quote } = snapshot.context;
  const mayGoOn = policy === "warn" || !(result === "NMTC" || result === "CMTC");
  const { matchedName } = check;

  const cancelButton = (
    <Button appearance="quiet" onClick={cancel}>
      {t("send.cancel")}
    </Button>
  );
  const goOn = mayGoOn ? (
    <Button
      appearance={result === "MTCH" ? "primary" : "quiet"}
      onClick={() => send({ type: "name.confirm", now: now() })}
    >
      {t(result === "MTCH" ? "send.check.goOn" : "send.check.sendAnyway")}
    </Button>
  ) : null;

  return (
    <Dialog
      isOpen
      role="alertdialog"
      icon
      tone={tones[result]}
      title={t(`send.check.${result}.title`)}
      onClose={cancel}
      actions={
        <>
          {matchedName ? (
            <Button onClick={() => send({ type: "name.useMatched", attemptId: newId(), now: now() })}>
              {t("send.check.useName", { name: matchedName })}
            </Button>
          ) : null}
          {cancelButton}
          {goOn}
        </>
      }
    >
      <Stack>
        <p>
          <Trans
            i18nKey={`send.check.${result}.text`}
            values={{ name: matchedName ?? "", code: check.result }}
            components={{ strong: <strong /> }}
          />
        </p>
        {result === "other" && check.message ? <p>{check.message}</p> : null}
        {mayGoOn ? null : <p>{t("send.check.refused")}</p>}
        <PaymentFacts order={order} quote={quote} tariffFee={tariffFee} nameLabel={t("send.check.entered")} />
      </Stack>
    </Dialog>
  );
}
