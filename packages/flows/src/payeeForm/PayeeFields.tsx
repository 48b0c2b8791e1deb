import { Columns } from "@amberline/ui/Columns";
import { FormAmountField, FormTextField } from "@amberline/ui/form";
import { useTranslation } from "../i18n";
import {
  AccountField,
  AmountInLanguage,
  BankNameField,
  BicField,
  PayeeNameField,
  PayeeTypeField,
  ReferenceField,
} from "../payee";

interface FieldsProps {
  readOnly: boolean;
}

/** The fields of a template (specification 2.14). */
export function TemplateFields({ readOnly }: FieldsProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <PayeeNameField readOnly={readOnly} />
      <AccountField readOnly={readOnly} label={t("payees.account")} takesNumbers />
      <Columns min={13} gap={12} rowGap={20}>
        <BicField readOnly={readOnly} />
        <FormAmountField
          name="amount"
          label={t("send.amount")}
          currency="EUR"
          locale={i18n.language}
          leftOutText={(key) => t("app.keyLeftOut", { key })}
          readOnly={readOnly}
        />
      </Columns>
      <ReferenceField readOnly={readOnly} required={false} label={t("payees.reference")} />
      <FormTextField
        name="templateName"
        label={t("send.templateName")}
        readOnly={readOnly}
        autoComplete="off"
      />
      <AmountInLanguage />
    </>
  );
}

/** The fields of a receiver. */
export function ReceiverFields({ readOnly }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <PayeeNameField readOnly={readOnly} />
      <PayeeTypeField readOnly={readOnly} />
      <AccountField readOnly={readOnly} label={t("payees.account")} takesNumbers />
      <Columns min={13} gap={12} rowGap={20}>
        <BicField readOnly={readOnly} />
        <BankNameField readOnly={readOnly} />
      </Columns>
      <ReferenceField readOnly={readOnly} required={false} label={t("payees.receiver.reference")} />
    </>
  );
}
