import { useTranslation } from "@amberline/flows/i18n";
import { LinkButton } from "@amberline/ui/Button";
import { paths } from "../paths";
import { useMoneyInFlight } from "../wiring/hooks/useBank";
import { followedBy } from "./RouteButton";
import { useLeaveFor } from "./useLeaveFor";

/** Link to a page that begins a payment otherwise, disabled while one is being made. */
export function PageLink({ to }: { to: "receivers" | "paymentFiles" }) {
  const { t } = useTranslation();
  const leaveFor = useLeaveFor();
  const isHeld = useMoneyInFlight();
  const path = paths[to];
  return (
    <LinkButton
      href={path}
      appearance="quiet"
      aria-disabled={isHeld || undefined}
      onClick={(event) => (isHeld ? event.preventDefault() : followedBy(event, () => leaveFor(path)))}
    >
      {t(`page.${to}`)}
    </LinkButton>
  );
}
