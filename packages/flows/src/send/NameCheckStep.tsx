import { formatMoney } from "@amberline/domain/money";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { Trans, useTranslation } from "../i18n";
import { approvalsFor, approvalsOf, isWithoutCode } from "./attempt";
import { PaymentFacts } from "./PaymentFacts";
import type { ReviewProps } from "./review";

const known = ["MTCH", "CMTC", "NMTC", "NOAP"] as const;
const tones = {
  MTCH: "positive",
  CMTC: "caution",
  NMTC: "negative",
  NOAP: "caution",
  other: "caution",
} as const;

function verdictOf({ check, snapshot }: ReviewProps) {
  const result: keyof typeof tones = known.find((each) => each === check.result) ?? "other";
  const isMismatch = result === "NMTC" || result === "CMTC";
  return { result, isMismatch, mayGoOn: !isMismatch || snapshot.context.policy === "warn" };
}

/** The result of the name check, worded per result (specification 8), followed by everything the customer agrees to. */
export function NameCheckStep(props: ReviewProps & { verdictId: string }) {
  const { t } = useTranslation();
  const { check, snapshot, order, tariffFee, verdictId } = props;
  const { result, mayGoOn } = verdictOf(props);
  const needed = approvalsOf(snapshot.context, order);
  const isForToday = approvalsFor(snapshot.context.caps, order.amount) < needed;
  return (
    <>
      <Banner tone={tones[result]} title={<span id={verdictId}>{t(`send.check.${result}.title`)}</span>}>
        <p>
          <Trans
            i18nKey={`send.check.${result}.text`}
            values={{ name: check.matchedName ?? "", code: check.result }}
            components={{ strong: <strong /> }}
          />
        </p>
        {result === "other" && check.message ? <p>{check.message}</p> : null}
        {mayGoOn ? null : <p>{t("send.check.refused")}</p>}
      </Banner>
      {needed > 0 ? (
        <Banner tone="info" title={t("send.approvals", { count: needed })}>
          {isForToday ? <p>{t("send.approvalsToday")}</p> : null}
        </Banner>
      ) : null}
      {isWithoutCode(snapshot.context) ? (
        <Banner tone="info" title={t("send.withoutCode")}>
          <p>{t("send.withoutCodeText")}</p>
        </Banner>
      ) : null}
      <PaymentFacts order={order} quote={snapshot.context.quote} tariffFee={tariffFee} />
    </>
  );
}

/** The safe choice is the primary action: if the name does not match, paying anyway is secondary. */
export function NameCheckActions(props: ReviewProps) {
  const { t, i18n } = useTranslation();
  const { snapshot, order, check, send, now, newId, onCorrect } = props;
  const { result, isMismatch, mayGoOn } = verdictOf(props);
  const { matchedName } = check;
  const cancel = () => send({ type: "dialog.cancel" });
  return (
    <>
      {matchedName ? (
        <Button onClick={() => send({ type: "name.useMatched", attemptId: newId(), now: now() })}>
          {t("send.check.useName", { name: matchedName })}
        </Button>
      ) : null}
      {isMismatch ? (
        <Button
          appearance={matchedName ? "quiet" : "primary"}
          onClick={() => {
            cancel();
            onCorrect();
          }}
        >
          {t("send.check.correct")}
        </Button>
      ) : (
        <Button appearance="quiet" aria-disabled={snapshot.hasTag("busy") || undefined} onClick={cancel}>
          {t("send.cancel")}
        </Button>
      )}
      {mayGoOn ? (
        <Button
          appearance={isMismatch ? "quiet" : "primary"}
          isBusy={snapshot.hasTag("busy")}
          onClick={() => send({ type: "name.confirm", now: now() })}
        >
          {isWithoutCode(snapshot.context)
            ? t("send.submit", { amount: formatMoney(order.amount, i18n.language) })
            : t(
                result === "MTCH" || approvalsOf(snapshot.context, order) > 0
                  ? "send.check.goOn"
                  : "send.check.sendAnyway",
              )}
        </Button>
      ) : null}
    </>
  );
}
