import { formatMoney, type Money } from "@amberline/domain/money";

import type { TextKey, Translate } from "../i18n";
import type { Notice } from "../shared";

const isMoney = (value: string | number | Money): value is Money => typeof value === "object";

/** A notice in the interface language: the provider's own words when it has some, otherwise the catalogue's. */
export function noticeText(notice: Notice, t: Translate, locale: string): string {
  if (notice.text) return notice.text;
  const values = Object.entries(notice.values ?? {}).map(([name, value]) => [
    name,
    isMoney(value) ? formatMoney(value, locale) : value,
  ]);
  return t(notice.key as TextKey, Object.fromEntries(values));
}
