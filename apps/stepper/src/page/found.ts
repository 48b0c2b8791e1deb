import type { Failure } from "../pictures/failures";
import type { Translate } from "../i18n";

export function foundText(t: Translate, { kind, pixels, reason }: Failure): string {
  switch (kind) {
    case "changed":
      return t("found.changed", { count: pixels });
    case "resized":
      return t("found.resized", { count: pixels });
    case "new":
      return t("found.new");
    case "gone":
      return t("found.gone");
    case "failed":
      return reason === "" ? t("found.failed") : `${t("found.failed")} ${reason}`;
  }
}
