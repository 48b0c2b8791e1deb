import {
  listFaults,
  listOperators,
  readClock,
  readOverview,
  type OperatorRoute,
  type Overview,
  type SignedInOperator,
} from "@amberline/api/operator";
import type { ReactNode } from "react";
import { Icon } from "@amberline/ui/Icon";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import {
  BadgeCheck,
  Building2,
  Clock,
  Gauge,
  IdCard,
  Landmark,
  Mail,
  MessageSquare,
  MessageSquareWarning,
  ReceiptText,
  ScrollText,
  Users,
  Zap,
} from "lucide-react";
import { Count } from "../parts/parts.styles";
import { BASE, paths } from "../paths";
import { hasRight } from "../wiring/useOperator";
import type { Translate } from "../i18n";

const entries = [
  { name: "overview", icon: <Icon icon={Gauge} /> },
  { name: "customers", icon: <Icon icon={Users} /> },
  { name: "payments", icon: <Icon icon={ReceiptText} /> },
  { name: "companies", icon: <Icon icon={Building2} /> },
  { name: "verifications", icon: <Icon icon={BadgeCheck} /> },
  { name: "chats", icon: <Icon icon={MessageSquare} /> },
  { name: "complaints", icon: <Icon icon={MessageSquareWarning} /> },
  { name: "outbox", icon: <Icon icon={Mail} /> },
  { name: "trail", icon: <Icon icon={ScrollText} /> },
  { name: "testAccounts", icon: <Icon icon={Landmark} /> },
  { name: "faults", icon: <Icon icon={Zap} />, call: listFaults },
  { name: "clock", icon: <Icon icon={Clock} />, call: readClock },
  { name: "operators", icon: <Icon icon={IdCard} />, call: listOperators },
] as const satisfies readonly { name: string; icon: ReactNode; call?: Pick<OperatorRoute, "access"> }[];

const isQueue = (name: string, waiting: Overview["waiting"]): name is keyof Overview["waiting"] =>
  name in waiting;

function badgeOf(t: Translate, count: number) {
  if (count === 0) return undefined;
  return (
    <Count>
      {count}
      <VisuallyHidden>{t("menu.waiting")}</VisuallyHidden>
    </Count>
  );
}

/** The side menu of what the operator may see, with the number of waiting items per queue. */
export const menu = (t: Translate, location: string, { waiting }: Overview, operator: SignedInOperator) =>
  entries
    .filter((entry) => hasRight(operator, "call" in entry ? entry.call : readOverview))
    .map(({ name, icon }) => ({
      href: BASE + paths[name],
      label: t(`${name}.title`),
      icon,
      isCurrent: location === paths[name] || (name !== "overview" && location.startsWith(`${paths[name]}/`)),
      badge: isQueue(name, waiting)
        ? badgeOf(t, waiting[name] + (name === "companies" ? waiting.changes : 0))
        : undefined,
    }));
