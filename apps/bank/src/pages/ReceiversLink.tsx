import { useTranslation } from "@amberline/flows/i18n";
import { LinkButton } from "@amberline/ui/Button";
import { paths } from "../paths";
import { useMoneyInFlight } from "../wiring/hooks/useBank";
import { followedBy } from "./RouteButton";
import { useLeaveFor } from "./useLeaveFor";

/** Link to the receivers, disabled while a payment is being made. */
export function ReceiversLink() {
  const { t } = useTranslation();
  const leaveFor = useLeaveFor();
  const isHeld = useMoneyInFlight();
  return (
    <LinkButton
      href={paths.receivers}
      appearance="quiet"
      aria-disabled={isHeld || undefined}
      onClick={(event) =>
        isHeld ? event.preventDefault() : followedBy(event, () => leaveFor(paths.receivers))
      }
    >
      {t("page.receivers")}
    </LinkButton>
  );
}
