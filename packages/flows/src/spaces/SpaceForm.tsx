import { useId, useMemo, useState } from "react";
import type { Space, SpaceWish } from "@amberline/api/client";
import { compareDays } from "@amberline/domain/dates";
import { formatAmount, parseAmount, type Money } from "@amberline/domain/money";
import { spaceRules, tidyValues, type SpaceForm as Fields } from "@amberline/domain/rules";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { FormAmountField, FormDateField, FormSelectField, FormTextField } from "@amberline/ui/form";
import { Stack } from "@amberline/ui/Stack";
import { Form } from "react-final-form";
import { useTranslation } from "../i18n";
import { FormFrame, NoticeBanner, useValidation } from "../parts";
import type { Notice } from "../shared";

type Wanted = Omit<SpaceWish, "id">;

interface SpaceFormProps {
  /** Null for a new one. */
  space: Space | null;
  isBusy: boolean;
  notice: Notice | null;
  /** The bank's day. */
  today: string;
  onSubmit: (wish: Wanted) => void;
  onClose: () => void;
}

const rules = ["none", "roundUp", "monthly"] as const;
/** Every month has them. */
const days = Array.from({ length: 28 }, (_, nth) => String(nth + 1));

function fieldsOf(space: Space | null, locale: string): Partial<Fields> {
  const written = (amount: Money | undefined) => (amount ? formatAmount(amount, locale) : undefined);
  const { name, goal, rule } = space ?? { name: "", goal: null, rule: null };
  const monthly = rule?.kind === "monthly" ? rule : null;
  return {
    name,
    goal: written(goal?.amount),
    until: goal?.until ?? undefined,
    rule: rule?.kind ?? "none",
    monthly: written(monthly?.amount),
    day: String(monthly?.day ?? 1),
  };
}

function wishOf(typed: Partial<Fields>, locale: string): Wanted {
  const { name = "", goal, until, rule, monthly, day } = tidyValues(spaceRules, typed);
  const amountOf = (text: string | undefined) => {
    const parsed = parseAmount(text ?? "", "EUR", locale);
    return parsed.ok ? parsed.money : null;
  };
  const wanted = amountOf(goal);
  const each = amountOf(monthly);
  const ruleOf = (): Wanted["rule"] => {
    if (rule === "roundUp") return { kind: "roundUp" };
    return rule === "monthly" && each ? { kind: "monthly", amount: each, day: Number(day) } : null;
  };
  return { name, goal: wanted && { amount: wanted, until: until || null }, rule: ruleOf() };
}

/** What a space is called, what for, and what moves money to it by itself. Load it lazily. */
export default function SpaceForm({ space, isBusy, notice, today, onSubmit, onClose }: SpaceFormProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const formId = useId();
  // A goal whose day has passed stays as it is.
  const kept = space?.goal?.until ?? today;
  const earliest = compareDays(kept, today) < 0 ? kept : today;
  const context = useMemo(() => ({ locale, today: earliest }), [locale, earliest]);
  const validate = useValidation<Partial<Fields>>(spaceRules, context);
  const [initial] = useState(() => fieldsOf(space, locale));
  const amountProps = {
    ...{ currency: "EUR", locale, readOnly: isBusy, autoComplete: "off" },
    leftOutText: (key: string) => t("app.keyLeftOut", { key }),
  } as const;
  return (
    <Dialog
      isOpen
      title={space ? t("spaces.form.change", { name: space.name }) : t("spaces.form.new")}
      closesOnScrim={false}
      {...(isBusy ? {} : { closeLabel: t("app.close"), onClose })}
      actions={
        <>
          <Button appearance="quiet" aria-disabled={isBusy || undefined} onClick={() => isBusy || onClose()}>
            {t("app.cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t(space ? "spaces.save" : "spaces.open")}
          </Button>
        </>
      }
    >
      <Stack above={8} gap={20}>
        <NoticeBanner notice={notice} />
        <Form<Partial<Fields>>
          initialValues={initial}
          validate={validate}
          onSubmit={(typed) => {
            if (!isBusy) onSubmit(wishOf(typed, locale));
          }}
          subscription={{ values: true }}
        >
          {({ values }) => (
            <FormFrame id={formId} aria-busy={isBusy || undefined}>
              <FormTextField name="name" label={t("spaces.name")} autoComplete="off" readOnly={isBusy} />
              <FormAmountField name="goal" label={t("spaces.goal")} required={false} {...amountProps} />
              {values.goal ? (
                <FormDateField
                  name="until"
                  label={t("spaces.until")}
                  required={false}
                  locale={locale}
                  min={today}
                  readOnly={isBusy}
                />
              ) : null}
              <FormSelectField<(typeof rules)[number]>
                name="rule"
                label={t("spaces.rule")}
                placeholder=""
                disabled={isBusy}
                options={rules.map((value) => ({ value, label: t(`spaces.rule.${value}`) }))}
              />
              {values.rule === "monthly" ? (
                <>
                  <FormAmountField name="monthly" label={t("spaces.monthly")} {...amountProps} />
                  <FormSelectField
                    name="day"
                    label={t("spaces.day")}
                    placeholder=""
                    disabled={isBusy}
                    options={days.map((value) => ({ value, label: t("spaces.day.nth", { day: value }) }))}
                  />
                </>
              ) : null}
            </FormFrame>
          )}
        </Form>
      </Stack>
    </Dialog>
  );
}
