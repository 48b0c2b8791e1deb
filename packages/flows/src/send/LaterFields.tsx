import { addDays, formatDate } from "@amberline/domain/dates";
import { paymentDay } from "@amberline/domain/plans";
import { planOf } from "@amberline/domain/rules";
import { FormDateField, FormSelectField, FormTextField } from "@amberline/ui/form";
import { useFormState } from "react-final-form";
import { useTranslation } from "../i18n";
import type { SendForm as SendValues } from "@amberline/domain/rules";

export interface LaterFieldsProps {
  /** The bank's day. */
  today: string;
  readOnly: boolean;
}

/** The plan of a payment for later, and the day it leaves. Load it lazily. */
export default function LaterFields({ today, readOnly }: LaterFieldsProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const { values } = useFormState<SendValues>({ subscription: { values: true } });
  const isRepeated = values.when === "repeats";
  const plan = planOf(values);
  const day = plan && paymentDay({ ...plan, until: null, times: null }, 0);
  const isMoved = plan !== null && plan.rhythm !== "monthEnd" && day !== plan.first;

  const choices = <V extends string>(
    name: "rhythm" | "ends" | "shift",
    of: readonly V[],
    words: (of: V) => string,
  ) => (
    <FormSelectField
      name={name}
      label={t(`send.when.${name}`)}
      placeholder=""
      disabled={readOnly}
      options={of.map((value) => ({ value, label: words(value) }))}
    />
  );
  return (
    <>
      <FormDateField
        name="first"
        locale={locale}
        label={t(isRepeated ? "send.when.first" : "send.when.day")}
        description={
          day
            ? t(isMoved ? "send.when.moved" : "send.when.leaves", { day: formatDate(day, locale) })
            : undefined
        }
        min={addDays(today, 1)}
        readOnly={readOnly}
      />
      {isRepeated
        ? choices("rhythm", ["weekly", "monthly", "monthEnd"], (each) => t(`plans.rhythm.${each}`))
        : null}
      {isRepeated
        ? choices("ends", ["never", "until", "times"], (each) => t(`send.when.ends.${each}`))
        : null}
      {isRepeated && values.ends === "until" ? (
        <FormDateField
          name="until"
          locale={locale}
          label={t("send.when.until")}
          min={addDays(today, 1)}
          readOnly={readOnly}
        />
      ) : null}
      {isRepeated && values.ends === "times" ? (
        <FormTextField
          name="times"
          label={t("send.when.times")}
          inputMode="numeric"
          autoComplete="off"
          readOnly={readOnly}
        />
      ) : null}
      {isRepeated || isMoved
        ? choices("shift", ["after", "before"], (each) => t(`send.when.shift.${each}`))
        : null}
    </>
  );
}
