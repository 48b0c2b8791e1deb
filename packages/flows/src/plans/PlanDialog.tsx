import type { PlanChange, PlannedPayment } from "@amberline/api/client";
import { formatDate, formatInstant } from "@amberline/domain/dates";
import { formatIban } from "@amberline/domain/iban";
import { formatMoney } from "@amberline/domain/money";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { DetailList } from "@amberline/ui/DetailList";
import { Dialog } from "@amberline/ui/Dialog";
import { Stack } from "@amberline/ui/Stack";
import { useTranslation } from "../i18n";
import { NoticeBanner } from "../parts";
import type { Notice } from "../shared";
import { planWords } from "./planWords";

interface PlanDialogProps {
  plan: PlannedPayment;
  /** The change being made; null for none. */
  busy: PlanChange["act"] | null;
  notice: Notice | null;
  timeZone: string;
  onChange: (act: PlanChange["act"]) => void;
  /** Opens the payment form to change it. */
  onEdit: () => void;
  onClose: () => void;
}

/** A planned payment in full, and what can be done with it. Load it lazily. */
export default function PlanDialog(props: PlanDialogProps) {
  const { plan, busy, notice, timeZone, onChange, onEdit, onClose } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const [next, ...later] = plan.days;
  const isHeld = plan.state === "held";
  const act = (each: PlanChange["act"], appearance: "quiet" | "plain" = "quiet") => (
    <Button
      appearance={appearance}
      isBusy={busy === each}
      aria-disabled={(busy !== null && busy !== each) || undefined}
      onClick={() => busy ?? onChange(each)}
    >
      {t(`plans.${each}`)}
    </Button>
  );
  const again = plan.triedAgain === null ? "" : formatInstant(plan.triedAgain, locale, timeZone);
  return (
    <Dialog
      isOpen
      title={t("plans.one", { amount: formatMoney(plan.amount, locale), name: plan.payee.name })}
      {...(busy ? {} : { closeLabel: t("app.close"), onClose })}
      actions={
        <>
          {act("stop", "plain")}
          {isHeld ? null : act(plan.state === "paused" ? "resume" : "pause")}
          {isHeld || plan.plan.rhythm === "once" ? null : act("skip")}
          <Button aria-disabled={busy !== null || undefined} onClick={() => busy ?? onEdit()}>
            {t("plans.edit")}
          </Button>
        </>
      }
    >
      <Stack above={8}>
        <NoticeBanner notice={notice} />
        {plan.problem ? (
          <Banner tone="caution">
            {plan.problem} {again ? t("plans.triedAgain", { when: again }) : null}
            {isHeld ? t("plans.held") : null}
          </Banner>
        ) : null}
        <DetailList
          rows={[
            { label: t("plans.next"), value: formatDate(next, locale) },
            { label: t("plans.often"), value: planWords(plan.plan, t, locale) },
            ...(later.length > 0
              ? [
                  {
                    label: t("plans.later"),
                    value: later
                      .slice(0, 3)
                      .map((day) => formatDate(day, locale))
                      .join(", "),
                  },
                ]
              : []),
            { label: t("plans.changeable"), value: formatInstant(plan.changeableUntil, locale, timeZone) },
            { label: t("send.iban"), value: formatIban(plan.payee.account) },
            { label: t("send.reference"), value: plan.reference },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
