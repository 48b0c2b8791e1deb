import { FormChoiceCards } from "@amberline/ui/form";
import { useTranslation } from "../i18n";
import { useFillIn } from "./fillIn";

/** Person or organisation: inferred from the name until the customer chooses. */
export function PayeeTypeField({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation();
  const { keep } = useFillIn();
  return (
    <FormChoiceCards
      name="payeeType"
      readOnly={readOnly}
      label={t("send.payeeType")}
      onChange={() => keep("payeeType")}
      choices={[
        { value: "private", title: t("send.payeeType.private") },
        { value: "organization", title: t("send.payeeType.organization") },
      ]}
    />
  );
}
