import { Banner, type BannerProps } from "@amberline/ui/Banner";
import { useTranslation } from "../i18n";
import type { Notice } from "../shared";
import { noticeText } from "./notice";

interface NoticeBannerProps {
  notice: Notice | null;
  /** @default "negative", or "info" for what the customer gave up */
  tone?: BannerProps["tone"];
  action?: BannerProps["action"];
  /** A toast has announced it already. @default false */
  isSaidElsewhere?: boolean;
}

/** The result of a form, announced when it appears. */
export function NoticeBanner(props: NoticeBannerProps) {
  const { notice, action, isSaidElsewhere = false } = props;
  const { t, i18n } = useTranslation();
  if (!notice) return null;
  const { tone = notice.key === "error.unproven" ? "info" : "negative" } = props;
  const role = tone === "negative" ? "alert" : "status";
  return (
    <Banner tone={tone} role={isSaidElsewhere ? undefined : role} action={action}>
      {noticeText(notice, t, i18n.language)}
    </Banner>
  );
}
