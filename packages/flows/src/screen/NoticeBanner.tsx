import { Banner, type BannerProps } from "@amberline/ui/Banner";
import { useTranslation } from "../i18n";
import type { Notice } from "../shared";
import { noticeText } from "./notice";

interface NoticeBannerProps {
  notice: Notice | null;
  /** @default "negative" */
  tone?: BannerProps["tone"];
  action?: BannerProps["action"];
}

/** Says above a form what became of it; read out as it appears. */
export function NoticeBanner({ notice, tone = "negative", action }: NoticeBannerProps) {
  const { t, i18n } = useTranslation();
  if (!notice) return null;
  return (
    <Banner tone={tone} role={tone === "negative" ? "alert" : "status"} action={action}>
      {noticeText(notice, t, i18n.language)}
    </Banner>
  );
}
