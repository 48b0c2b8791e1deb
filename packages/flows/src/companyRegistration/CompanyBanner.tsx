import type { Company } from "@amberline/api/client";
import { Banner } from "@amberline/ui/Banner";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n";

interface CompanyBannerProps {
  company: Company;
  isComplete: boolean;
  /** Link to the profile of a confirmed company. */
  toProfile: ReactNode;
}

/** Review status: confirmed, returned with a reason, or under review (specification section 4). */
export function CompanyBanner({ company, isComplete, toProfile }: CompanyBannerProps) {
  const { t } = useTranslation();
  const { user, review } = company;
  if (user.isCompanyConfirmed)
    return (
      <Banner tone="positive" role="status" title={t("company.banner.confirmed")} action={toProfile}>
        {t("company.banner.confirmedText")}
      </Banner>
    );
  if (review?.decision === "returned")
    return (
      <Banner tone="caution" title={t("company.banner.returned")}>
        {t("company.banner.returnedText", { reason: review.reason })}
      </Banner>
    );
  if (!isComplete) return null;
  return (
    <Banner tone="info" title={t("company.banner.review")}>
      {t("company.banner.reviewText")}
    </Banner>
  );
}
