import { civilDate, formatDate, formatTime } from "@amberline/domain/dates";
import { useTranslation } from "../i18n";
import { Time } from "./parts.styles";
import { useOverview } from "./overview";

interface MomentProps {
  /** ISO 8601, or milliseconds since 1970. */
  at: string | number;
}

/** An instant in the bank's time zone. */
export function Moment({ at }: MomentProps) {
  const { language } = useTranslation();
  const { timeZone } = useOverview().bank;
  const ms = new Date(at).getTime();
  return (
    <Time dateTime={new Date(ms).toISOString()}>
      <span>{formatDate(civilDate(ms, timeZone), language, "medium")}</span>{" "}
      <span>{formatTime(ms, language, timeZone)}</span>
    </Time>
  );
}
