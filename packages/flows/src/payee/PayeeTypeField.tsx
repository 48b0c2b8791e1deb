import { FormChoiceCards } from "@amberline/ui/form";
import { useTranslation } from "../i18n";

/** A person or an organisation. */
export function PayeeTypeField({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation();
  return (
    <FormChoiceCards
      name="payeeType"
      readOnly={readOnly}
      label={t("send.payeeType")}
      choices={[
        { value: "private", title: t("send.payeeType.private") },
        { value: "organization", title: t("send.payeeType.organization") },
      ]}
    />
  );
}
