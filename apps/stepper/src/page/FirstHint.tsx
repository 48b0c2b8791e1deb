import { Button } from "@amberline/ui/Button";
import { useState } from "react";
import { useTranslation } from "../i18n";
import { keep, kept } from "./kept";
import { Hint } from "./FirstHint.styles";

/** What to do first, until it was dismissed once in this browser. */
export function FirstHint() {
  const { t } = useTranslation();
  const [isSeen, setIsSeen] = useState(() => kept("hint") !== null);
  if (isSeen) return null;
  const dismiss = () => {
    keep("hint", "seen");
    setIsSeen(true);
  };
  return (
    <Hint aria-label={t("hint.title")}>
      <p>{t("hint.text")}</p>
      <Button size="sm" appearance="quiet" onClick={dismiss}>
        {t("hint.dismiss")}
      </Button>
    </Hint>
  );
}
