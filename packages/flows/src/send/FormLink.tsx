import { useEffect } from "react";
import { Button } from "@amberline/ui/Button";
import { useForm } from "react-final-form";
import { useTranslation } from "../i18n";
import type { Notice } from "../shared";

interface FormLinkProps {
  notice: Notice | null;
  /** Name in the order last sent: the holder's, once the customer took it over. */
  payeeName: string | undefined;
}

/** Ties the form to what became of it: the name taken over, the transfer a bank does take. */
export function FormLink({ notice, payeeName }: FormLinkProps) {
  const { t } = useTranslation();
  const form = useForm();
  useEffect(() => {
    if (payeeName) form.change("payeeName", payeeName);
  }, [form, payeeName]);
  if (notice?.key !== "send.noInstant") return null;
  const sendRegular = () => {
    form.change("type", "CREDIT");
    form.resumeValidation();
    void form.submit();
  };
  return (
    <Button appearance="quiet" size="lg" isFullWidth onClick={sendRegular}>
      {t("send.useRegular")}
    </Button>
  );
}
