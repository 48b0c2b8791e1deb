import type { RefObject } from "react";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { FileSpreadsheet } from "lucide-react";
import { useTranslation } from "../i18n";

/** For an account whose payments can't be made from a file. */
export function NoPaymentFiles({ titleRef }: { titleRef?: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useTranslation();
  return (
    <Page>
      <PageHeader title={t("page.paymentFiles")} {...(titleRef && { titleRef })} />
      <EmptyState icon={<Icon icon={FileSpreadsheet} />} headingLevel={2} title={t("paymentFile.off")}>
        {t("paymentFile.off.text")}
      </EmptyState>
    </Page>
  );
}
