import { useId, useState } from "react";
import type { Mandate } from "@amberline/api/client";
import { collectionPeriods, type CollectionPeriod, type MandateLimit } from "@amberline/domain/directDebits";
import { formatAmount, parseAmount } from "@amberline/domain/money";
import { mandateLimitRules, type MandateLimitForm } from "@amberline/domain/rules";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { FormAmountField, FormSelectField } from "@amberline/ui/form";
import { Stack } from "@amberline/ui/Stack";
import { Form } from "react-final-form";
import { useTranslation } from "../i18n";
import { FormFrame, NoticeBanner, useValidation } from "../parts";
import type { Notice } from "../shared";

interface LimitDialogProps {
  mandate: Mandate;
  act: "allow" | "limit";
  isBusy: boolean;
  notice: Notice | null;
  onSubmit: (limit: MandateLimit) => void;
  onCancel: () => void;
}

const unsubscribed = {};

function limitOf({ amount, every }: MandateLimitForm, locale: string): MandateLimit {
  const parsed = parseAmount(amount ?? "", "EUR", locale);
  return {
    amount: parsed.ok ? parsed.money : null,
    every: collectionPeriods.find((each) => each === every) ?? "any",
  };
}

/** What a creditor may collect: how much at most, and how often. Load it lazily. */
export default function LimitDialog({ mandate, act, isBusy, notice, onSubmit, onCancel }: LimitDialogProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const formId = useId();
  const [context] = useState({ locale });
  const validate = useValidation<MandateLimitForm>(mandateLimitRules, context);
  const [initial] = useState<MandateLimitForm>(() => {
    const { amount, every } = mandate.limit;
    return { amount: amount ? formatAmount(amount, locale) : undefined, every };
  });
  return (
    <Dialog
      isOpen
      title={t(`directDebits.${act}.title`, { creditor: mandate.creditor })}
      {...(isBusy ? {} : { closeLabel: t("app.close"), onClose: onCancel })}
      actions={
        <>
          <Button appearance="quiet" aria-disabled={isBusy || undefined} onClick={onCancel}>
            {t("app.cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t(`directDebits.${act}.save`)}
          </Button>
        </>
      }
    >
      <Stack above={8} gap={20}>
        <p>{t(`directDebits.${act}.text.${mandate.scheme}`)}</p>
        <NoticeBanner notice={notice} />
        <Form<MandateLimitForm>
          initialValues={initial}
          validate={validate}
          onSubmit={(values) => {
            if (!isBusy) onSubmit(limitOf(values, locale));
          }}
          subscription={unsubscribed}
        >
          {() => (
            <FormFrame id={formId}>
              <FormAmountField
                name="amount"
                label={t("directDebits.amount")}
                description={t("directDebits.amount.text")}
                required={false}
                currency="EUR"
                locale={locale}
                leftOutText={(key) => t("app.keyLeftOut", { key })}
                readOnly={isBusy}
                autoComplete="off"
              />
              <FormSelectField<CollectionPeriod>
                name="every"
                label={t("directDebits.every")}
                placeholder=""
                disabled={isBusy}
                options={collectionPeriods.map((value) => ({
                  value,
                  label: t(`directDebits.every.${value}`),
                }))}
              />
            </FormFrame>
          )}
        </Form>
      </Stack>
    </Dialog>
  );
}
