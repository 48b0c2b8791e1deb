import { FormChoiceCards } from "@amberline/ui/form";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { useTranslation } from "../i18n";
import { SpeedField, useIsForLater, type ArrivalDay } from "./PaymentFields";

export const LaterFields = lazyComponent(() => import("./LaterFields"));

interface WhenFieldsProps {
  arrivalDay: ArrivalDay;
  /** The bank's day; left out where payments can't be planned. */
  today: string | undefined;
  readOnly: boolean;
}

/** When, and how fast if it is now: a payment for later goes as a regular transfer. */
export function WhenFields({ arrivalDay, today, readOnly }: WhenFieldsProps) {
  const { t } = useTranslation();
  const isLater = useIsForLater() && today !== undefined;
  return (
    <>
      {today === undefined ? null : (
        <FormChoiceCards
          name="when"
          readOnly={readOnly}
          label={t("send.when")}
          choices={(["now", "once", "repeats"] as const).map((value) => ({
            value,
            title: t(`send.when.${value}`),
          }))}
        />
      )}
      {isLater ? (
        <LaterFields today={today} readOnly={readOnly} />
      ) : (
        <SpeedField arrivalDay={arrivalDay} readOnly={readOnly} />
      )}
    </>
  );
}
