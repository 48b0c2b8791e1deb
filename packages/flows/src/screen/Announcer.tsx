import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { useTranslation, type TextKey } from "../i18n";
import type { LeafMeta } from "../shared";

/** Speaks what the state it is given asks for, once per state. */
export function Announcer({ meta }: { meta: Record<string, LeafMeta | undefined> }) {
  const { t } = useTranslation();
  const keys = Object.values(meta).flatMap((leaf) => (leaf?.announce ? [leaf.announce] : []));
  return <VisuallyHidden role="status">{keys.map((key) => t(key as TextKey)).join(" ")}</VisuallyHidden>;
}
