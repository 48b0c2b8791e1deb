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
  isReadOnly: boolean;
}

/** A template (specification 2.14): whom, where to, how much, what for, and what it is called. */
export function TemplateFields({ isReadOnly }: FieldsProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <PayeeNameField isReadOnly={isReadOnly} />
      <AccountField readOnly={isReadOnly} label={t("payees.account")} takesNumbers />
      <Columns min={13} gap={12} rowGap={20}>
        <BicField readOnly={isReadOnly} />
        <FormAmountField
          name="amount"
          label={t("send.amount")}
          currency="EUR"
          locale={i18n.language}
          readOnly={isReadOnly}
        />
      </Columns>
      <ReferenceField isReadOnly={isReadOnly} label={t("payees.reference")} />
      <FormTextField
        name="templateName"
        label={t("send.templateName")}
        readOnly={isReadOnly}
        autoComplete="off"
      />
      <AmountInLanguage />
    </>
  );
}

/** Somebody to be paid again and again. */
export function ReceiverFields({ isReadOnly }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <PayeeNameField isReadOnly={isReadOnly} />
      <PayeeTypeField isReadOnly={isReadOnly} />
      <AccountField readOnly={isReadOnly} label={t("payees.account")} takesNumbers />
      <Columns min={13} gap={12} rowGap={20}>
        <BicField readOnly={isReadOnly} />
        <BankNameField readOnly={isReadOnly} />
      </Columns>
      <ReferenceField isReadOnly={isReadOnly} label={t("receivers.reference")} />
    </>
  );
}
