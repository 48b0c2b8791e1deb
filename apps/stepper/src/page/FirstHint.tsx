import { Button } from "@amberline/ui/Button";
import { useState } from "react";
import { useTranslation } from "../i18n";
import { Hint } from "./FirstHint.styles";

const PLACE = "amberline.stepper.hint";

function wasSeen(): boolean {
  try {
    return window.localStorage.getItem(PLACE) !== null;
  } catch {
    return false;
  }
}

function remember() {
  try {
    window.localStorage.setItem(PLACE, "seen");
  } catch {
    // Without storage the hint comes again.
  }
}

/** What to do first, until it was dismissed once in this browser. */
export function FirstHint() {
  const { t } = useTranslation();
  const [isSeen, setIsSeen] = useState(wasSeen);
  if (isSeen) return null;
  const dismiss = () => {
    remember();
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
