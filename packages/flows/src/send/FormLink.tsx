import { useEffect } from "react";
import { Button } from "@amberline/ui/Button";
import { useForm } from "react-final-form";
import { useTranslation } from "../i18n";
import type { Notice } from "../shared";

/** Offers the one change that a refusal asks for: the regular transfer a bank does take. */
export function FormLink({ notice }: { notice: Notice | null }) {
  const { t } = useTranslation();
  const form = useForm();
  useEffect(() => {
    if (notice?.field) form.blur(notice.field);
  }, [form, notice]);
  if (notice?.key !== "send.noInstant") return null;
  const sendRegular = () => {
    form.change("type", "CREDIT");
    void form.submit();
  };
  return (
    <Button appearance="quiet" size="lg" isFullWidth onClick={sendRegular}>
      {t("send.useRegular")}
    </Button>
  );
}
