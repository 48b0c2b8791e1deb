import { useTranslation } from "@amberline/flows/i18n";
import { Icon } from "@amberline/ui/Icon";
import { IconLink } from "@amberline/ui/IconButton";
import { Bell as BellIcon } from "lucide-react";
import { paths } from "../paths";
import { useCustomer } from "../wiring/hooks/useBank";
import { followedBy } from "./RouteButton";
import { useLeaveFor } from "./useLeaveFor";

/** Leads to the notifications, and counts those unread. */
export function Bell() {
  const { t } = useTranslation();
  const { unreadNotifications: count } = useCustomer().user;
  const leaveFor = useLeaveFor();
  if (count === null) return null;
  return (
    <IconLink
      href={paths.notifications}
      icon={<Icon icon={BellIcon} />}
      label={count > 0 ? t("shell.unreadNotifications", { count: String(count) }) : t("shell.notifications")}
      count={count}
      onClick={(event) => followedBy(event, () => leaveFor(paths.notifications))}
    />
  );
}
