import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { useTranslation, type TextKey } from "../i18n";
import type { LeafMeta, Notice } from "../shared";
import { noticeText } from "./notice";

interface AnnouncerProps {
  meta: Record<string, LeafMeta | undefined>;
  /** A visible notice to announce. @default null */
  notice?: Notice | null;
}

/**
 * The page's polite live region: announces what the state asks for, once per state. Always mounted, since a region that
 * mounts with text is not announced; readable through an open dialog, which hides everything not marked so.
 */
export function Announcer({ meta, notice = null }: AnnouncerProps) {
  const { t, i18n } = useTranslation();
  const keys = Object.values(meta).flatMap((leaf) => (leaf?.announce ? [leaf.announce] : []));
  const said = keys.map((key) => t(key as TextKey));
  return (
    <VisuallyHidden role="status" data-live-announcer>
      {[...said, ...(notice ? [noticeText(notice, t, i18n.language)] : [])].join(" ")}
    </VisuallyHidden>
  );
}
