import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { useTranslation, type TextKey } from "../i18n";
import type { LeafMeta, Notice } from "../shared";
import { noticeText } from "./notice";

interface AnnouncerProps {
  meta: Record<string, LeafMeta | undefined>;
  /** A notice that stands on the page, and waits its turn to be heard. @default null */
  notice?: Notice | null;
}

/**
 * The one polite voice of a page: speaks what its state asks for, once per state. It stays in the page while states come
 * and go, since a region that appears together with its text is not read; and it is heard through an open dialog, which
 * hides everything else that is not marked so.
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
