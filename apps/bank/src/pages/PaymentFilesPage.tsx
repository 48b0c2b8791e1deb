import { useTranslation } from "@amberline/flows/i18n";
import { NoPaymentFiles } from "@amberline/flows/paymentFile";
import type { PageProps } from "../paths";
import { usePageTitle } from "./usePageTitle";

function None() {
  const { t } = useTranslation();
  return <NoPaymentFiles titleRef={usePageTitle(t("page.paymentFiles"))} />;
}

/** A company's payments from files. */
export default function PaymentFilesPage(_: PageProps) {
  return <None />;
}
