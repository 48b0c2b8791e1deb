import { useEffect, useState } from "react";
import { Text } from "@amberline/ui/Text";
import { useTranslation } from "../i18n";
import { RESEND_PAUSE } from "../shared/delays";

const SECOND = 1_000;

/** Counts down to when another code may be asked for. Seen, and read with the button; not spoken second by second. */
export function ResendWait({ id }: { id: string }) {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState(RESEND_PAUSE / SECOND);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(1, left - 1)), SECOND);
    return () => clearInterval(timer);
  }, []);
  return (
    <Text size="small" tone="muted" isTabular id={id}>
      {t("confirm.resendIn", { seconds })}
    </Text>
  );
}
