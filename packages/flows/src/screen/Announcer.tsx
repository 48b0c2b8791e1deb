import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { useTranslation, type TextKey } from "../i18n";
import type { LeafMeta } from "../shared";

/**
 * The one polite voice of a page: speaks what its state asks for, once per state. It stays in the page while states come
 * and go, since a region that appears together with its text is not read; and it is heard through an open dialog, which
 * hides everything else that is not marked so.
 */
export function Announcer({ meta }: { meta: Record<string, LeafMeta | undefined> }) {
  const { t } = useTranslation();
  const keys = Object.values(meta).flatMap((leaf) => (leaf?.announce ? [leaf.announce] : []));
  return (
    <VisuallyHidden role="status" data-live-announcer>
      {keys.map((key) => t(key as TextKey)).join(" ")}
    </VisuallyHidden>
  );
}
