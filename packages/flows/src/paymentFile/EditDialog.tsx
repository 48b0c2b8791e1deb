import { useId, useRef, useState } from "react";
import type { PaymentRow } from "@amberline/api/client";
import { formatIban } from "@amberline/domain/iban";
import { addDays } from "@amberline/domain/dates";
import { formatAmount, moneyFromDecimal, moneyToDecimal, parseAmount } from "@amberline/domain/money";
import { paymentRowRules, tidyValues, type PaymentRowForm } from "@amberline/domain/rules";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { FormAmountField, FormDateField, FormIbanField, FormTextField } from "@amberline/ui/form";
import { Form } from "react-final-form";
import { useTranslation } from "../i18n";
import { Announcer, FormFrame, NoticeBanner, useFocusOn, useValidation } from "../parts";
import type { PaymentFileView } from "./paymentFile.machine";

interface EditDialogProps extends PaymentFileView {
  row: PaymentRow;
  /** Today's civil date. */
  today: string;
}

const unsubscribed = {};

/** A payment of a file as it is to be. Load it lazily. */
export default function EditDialog({ row, today, snapshot, send }: EditDialogProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const formId = useId();
  const frame = useRef<HTMLFormElement>(null);
  const { notice } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const [{ initial, hasDay, context }] = useState(() => {
    const amount = moneyFromDecimal(row.amount, "EUR");
    return {
      hasDay: row.day !== null || row.faults.some(({ field }) => field === "day"),
      context: { locale },
      initial: {
        payeeName: row.name,
        account: formatIban(row.account),
        amount: amount ? formatAmount(amount, locale) : row.amount,
        reference: row.reference,
        ...(row.day === null ? {} : { day: row.day }),
      } satisfies Partial<PaymentRowForm>,
    };
  });
  const validate = useValidation<Partial<PaymentRowForm>>(paymentRowRules, context);
  const cancel = () => send({ type: "dialog.cancel" });
  const submit = (typed: Partial<PaymentRowForm>) => {
    const { payeeName, account, amount, reference = "", day } = tidyValues(paymentRowRules, typed);
    const parsed = parseAmount(amount ?? "", "EUR", locale);
    if (isBusy || !parsed.ok) return;
    send({
      type: "edit.submit",
      edit: {
        name: payeeName,
        account,
        reference,
        amount: moneyToDecimal(parsed.money),
        ...(hasDay && { day: day ?? null }),
      },
    });
  };
  useFocusOn(frame, "payeeName", notice?.field ? null : "opened");
  return (
    <Form<Partial<PaymentRowForm>>
      onSubmit={submit}
      initialValues={initial}
      validate={validate}
      subscription={unsubscribed}
    >
      {() => (
        <Dialog
          isOpen
          title={t("paymentFile.edit", { nth: String(row.nth) })}
          subtitle={t("paymentFile.line", { line: String(row.line) })}
          closesOnScrim={false}
          {...(isBusy ? {} : { onClose: cancel })}
          actions={
            <>
              <Button appearance="quiet" aria-disabled={isBusy || undefined} onClick={cancel}>
                {t("app.cancel")}
              </Button>
              <Button type="submit" form={formId} isBusy={isBusy}>
                {t("paymentFile.save")}
              </Button>
            </>
          }
        >
          <FormFrame id={formId} ref={frame} notice={notice}>
            {notice?.field ? null : <NoticeBanner notice={notice} />}
            <FormTextField
              name="payeeName"
              label={t("send.payeeName")}
              readOnly={isBusy}
              autoComplete="off"
            />
            <FormIbanField name="account" label={t("send.iban")} readOnly={isBusy} autoComplete="off" />
            <FormAmountField
              name="amount"
              label={t("send.amount")}
              currency="EUR"
              locale={locale}
              leftOutText={(key) => t("app.keyLeftOut", { key })}
              readOnly={isBusy}
              autoComplete="off"
            />
            <FormTextField
              name="reference"
              label={t("paymentFile.reference")}
              required={false}
              readOnly={isBusy}
              autoComplete="off"
            />
            {hasDay ? (
              <FormDateField
                name="day"
                label={t("paymentFile.day")}
                required={false}
                locale={locale}
                min={addDays(today, 1)}
                readOnly={isBusy}
              />
            ) : null}
          </FormFrame>
          <Announcer meta={snapshot.getMeta()} />
        </Dialog>
      )}
    </Form>
  );
}
