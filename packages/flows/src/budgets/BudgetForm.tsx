import { useId, useState } from "react";
import type { Budget, BudgetWish } from "@amberline/api/client";
import type { BudgetCategory } from "@amberline/domain/categories";
import { formatAmount, formatMoney, isZeroMoney, parseAmount } from "@amberline/domain/money";
import { budgetRules, type BudgetForm as Fields } from "@amberline/domain/rules";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { FormAmountField, FormSelectField } from "@amberline/ui/form";
import { Stack } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import { Form } from "react-final-form";
import { useTranslation } from "../i18n";
import { FormFrame, NoticeBanner, useValidation } from "../parts";
import type { Notice } from "../shared";

interface BudgetFormProps {
  categories: readonly Budget[];
  /** Of the one that is changed; null for a new one. */
  category: BudgetCategory | null;
  isBusy: boolean;
  notice: Notice | null;
  onSubmit: (wish: Omit<BudgetWish, "version">) => void;
  onClose: () => void;
}

/** How much may be spent on what. Load it lazily. */
export default function BudgetForm(props: BudgetFormProps) {
  const { categories, category, isBusy, notice, onSubmit, onClose } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const formId = useId();
  const kept = categories.find((each) => each.category === category);
  const [context] = useState({ locale });
  const validate = useValidation<Partial<Fields>>(budgetRules, context);
  const free = categories.filter(({ limit }) => limit === null);
  const [initial] = useState(() => ({
    // What the most was spent on comes first to mind.
    category: category ?? free.toSorted((a, b) => b.spent.minor - a.spent.minor)[0]?.category,
    ...(kept?.limit ? { limit: formatAmount(kept.limit, locale) } : {}),
  }));
  return (
    <Dialog
      isOpen
      title={category ? t("budgets.form.change", { category: t(`category.${category}`) }) : t("budgets.new")}
      closesOnScrim={false}
      {...(isBusy ? {} : { closeLabel: t("app.close"), onClose })}
      actions={
        <>
          {category && kept?.limit ? (
            <Button
              appearance="quiet"
              aria-disabled={isBusy || undefined}
              onClick={() => isBusy || onSubmit({ category, limit: null })}
            >
              {t("budgets.remove")}
            </Button>
          ) : (
            <Button
              appearance="quiet"
              aria-disabled={isBusy || undefined}
              onClick={() => isBusy || onClose()}
            >
              {t("app.cancel")}
            </Button>
          )}
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t("budgets.save")}
          </Button>
        </>
      }
    >
      <Stack above={8} gap={20}>
        <NoticeBanner notice={notice} />
        {kept ? (
          <Text tone="muted">
            {kept.limit
              ? t("budgets.spent", {
                  spent: formatMoney(kept.spent, locale),
                  limit: formatMoney(kept.limit, locale),
                })
              : t("budgets.unset")}
          </Text>
        ) : null}
        <Form<Partial<Fields>>
          initialValues={initial}
          validate={validate}
          onSubmit={({ category: chosen, limit }) => {
            const parsed = parseAmount(limit ?? "", "EUR", locale);
            const wanted = categories.find((each) => each.category === chosen);
            if (parsed.ok && wanted && !isBusy) onSubmit({ category: wanted.category, limit: parsed.money });
          }}
          subscription={{ values: true }}
        >
          {({ values, form }) => {
            const about = categories.find((each) => each.category === values.category);
            const average = about?.average && !isZeroMoney(about.average) ? about.average : null;
            const written = average && formatMoney(average, locale);
            return (
              <FormFrame id={formId} aria-busy={isBusy || undefined}>
                {category ? null : (
                  <FormSelectField<BudgetCategory>
                    name="category"
                    label={t("budgets.category")}
                    placeholder=""
                    disabled={isBusy}
                    options={free.map((each) => ({
                      value: each.category,
                      label: t(`category.${each.category}`),
                    }))}
                  />
                )}
                <FormAmountField
                  name="limit"
                  label={t("budgets.limit")}
                  description={
                    written ? t("budgets.average", { amount: written }) : t("budgets.limit.description")
                  }
                  currency="EUR"
                  locale={locale}
                  leftOutText={(key) => t("app.keyLeftOut", { key })}
                  readOnly={isBusy}
                  autoComplete="off"
                />
                {average && written ? (
                  <div>
                    <Button
                      appearance="quiet"
                      size="sm"
                      aria-disabled={isBusy || undefined}
                      onClick={() => isBusy || form.change("limit", formatAmount(average, locale))}
                    >
                      {t("budgets.average.take", { amount: written })}
                    </Button>
                  </div>
                ) : null}
              </FormFrame>
            );
          }}
        </Form>
      </Stack>
    </Dialog>
  );
}
