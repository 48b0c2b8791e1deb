import { useState } from "react";
import type { Closing, ClosingPayee } from "@amberline/api/client";
import { formatIban, normaliseIban } from "@amberline/domain/iban";
import { payoutRules, type PayoutForm as Values } from "@amberline/domain/rules";
import { Button } from "@amberline/ui/Button";
import { FormChoiceCards, FormIbanField, FormTextField } from "@amberline/ui/form";
import { Row } from "@amberline/ui/Stack";
import { Form } from "react-final-form";
import { useTranslation } from "../i18n";
import { FormFrame, NoticeBanner, useValidation } from "../parts";
import { payeeHelp } from "../payee/payeeHelp";
import type { Notice } from "../shared";

interface PayoutFormProps extends Pick<Closing, "own"> {
  isBusy: boolean;
  notice: Notice | null;
  onSubmit: (to: ClosingPayee) => void;
}

const another = "another";
const values = { values: true } as const;

/** Where the rest of the money goes: to another account of the customer's, or to any other. */
export function PayoutForm({ own, isBusy, notice, onSubmit }: PayoutFormProps) {
  const { t, i18n } = useTranslation();
  const [initial] = useState<Partial<Values>>({ where: own[0]?.account ?? another });
  const validate = useValidation<Partial<Values>>(payoutRules);
  const choices = [
    ...own.map(({ name, account }) => ({ value: account, title: name, description: formatIban(account) })),
    { value: another, title: t("closing.another"), description: t("closing.another.text") },
  ];
  const submit = ({ where, payeeName, account }: Partial<Values>) => {
    const mine = own.find((each) => each.account === where);
    if (!isBusy) onSubmit(mine ?? { name: payeeName ?? "", account: normaliseIban(account ?? "") });
  };
  return (
    <Form<Partial<Values>>
      initialValues={initial}
      validate={validate}
      onSubmit={submit}
      subscription={values}
    >
      {({ values: { where } }) => (
        <FormFrame aria-busy={isBusy || undefined}>
          <NoticeBanner notice={notice} />
          {own.length > 0 ? (
            <FormChoiceCards name="where" label={t("closing.where")} choices={choices} readOnly={isBusy} />
          ) : null}
          {where === another ? (
            <>
              <FormTextField
                name="payeeName"
                label={t("send.payeeName")}
                readOnly={isBusy}
                autoComplete="off"
              />
              <FormIbanField
                name="account"
                label={t("send.iban")}
                readOnly={isBusy}
                help={(text) => payeeHelp(text, undefined, t, i18n.language) ?? null}
              />
            </>
          ) : null}
          <Row>
            <Button type="submit" isBusy={isBusy}>
              {t("closing.goOn")}
            </Button>
          </Row>
        </FormFrame>
      )}
    </Form>
  );
}
