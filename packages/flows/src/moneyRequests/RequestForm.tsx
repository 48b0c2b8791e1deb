import { useId, useMemo, useState } from "react";
import { addDays } from "@amberline/domain/dates";
import { parseAmount } from "@amberline/domain/money";
import { moneyRequestRules, tidyValues, type MoneyRequestForm } from "@amberline/domain/rules";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { FormAmountField, FormDateField, FormTextField } from "@amberline/ui/form";
import { Stack } from "@amberline/ui/Stack";
import { Form } from "react-final-form";
import { useTranslation } from "../i18n";
import { FormFrame, NoticeBanner, useValidation } from "../parts";
import type { Notice } from "../shared";
import type { WantedMoney } from "./moneyRequests.machine";

interface RequestFormProps {
  isBusy: boolean;
  notice: Notice | null;
  /** The bank's day. */
  today: string;
  onSubmit: (wanted: WantedMoney) => void;
  onClose: () => void;
}

/** Days until the last day, unless another is chosen. */
const usual = 30;
const unsubscribed = {};

/** Asks for money: how much, for what, from whom and until when. Load it lazily. */
export default function RequestForm({ isBusy, notice, today, onSubmit, onClose }: RequestFormProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const formId = useId();
  const context = useMemo(() => ({ locale, today }), [locale, today]);
  const validate = useValidation<Partial<MoneyRequestForm>>(moneyRequestRules, context);
  const [begun] = useState(() => ({ until: addDays(today, usual) }));
  const submit = (typed: Partial<MoneyRequestForm>) => {
    const { text = "", payer = "", until, amount } = tidyValues(moneyRequestRules, typed);
    const parsed = parseAmount(amount ?? "", "EUR", locale);
    if (parsed.ok && until && !isBusy) onSubmit({ amount: parsed.money, text, payer, until });
  };
  return (
    <Dialog
      isOpen
      title={t("moneyRequests.form.title")}
      closesOnScrim={false}
      {...(isBusy ? {} : { closeLabel: t("app.close"), onClose })}
      actions={
        <>
          <Button appearance="quiet" aria-disabled={isBusy || undefined} onClick={onClose}>
            {t("app.cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t("moneyRequests.make")}
          </Button>
        </>
      }
    >
      <Stack above={8} gap={20}>
        <p>{t("moneyRequests.form.text")}</p>
        <NoticeBanner notice={notice} />
        <Form<Partial<MoneyRequestForm>>
          initialValues={begun}
          validate={validate}
          onSubmit={submit}
          subscription={unsubscribed}
        >
          {() => (
            <FormFrame id={formId} draft="moneyRequest" aria-busy={isBusy || undefined}>
              <FormAmountField
                name="amount"
                label={t("moneyRequests.amount")}
                currency="EUR"
                locale={locale}
                leftOutText={(key) => t("app.keyLeftOut", { key })}
                readOnly={isBusy}
              />
              <FormTextField
                name="text"
                label={t("moneyRequests.text")}
                autoComplete="off"
                readOnly={isBusy}
              />
              <FormTextField
                name="payer"
                label={t("moneyRequests.payer")}
                description={t("moneyRequests.payer.help")}
                required={false}
                autoComplete="off"
                readOnly={isBusy}
              />
              <FormDateField
                name="until"
                label={t("moneyRequests.until")}
                locale={locale}
                min={today}
                readOnly={isBusy}
              />
            </FormFrame>
          )}
        </Form>
      </Stack>
    </Dialog>
  );
}
