import { type Overview } from "@amberline/api/operator";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import {
  BadgeCheck,
  Building2,
  Clock,
  Gauge,
  Landmark,
  Mail,
  MessageSquare,
  MessageSquareWarning,
  ReceiptText,
  Users,
  Zap,
} from "lucide-react";
import { Count } from "../parts/parts.styles";
import { BASE, paths } from "../paths";
import type { Translate } from "../i18n";

const look = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

const entries = [
  { name: "overview", icon: <Gauge {...look} /> },
  { name: "customers", icon: <Users {...look} /> },
  { name: "payments", icon: <ReceiptText {...look} /> },
  { name: "companies", icon: <Building2 {...look} /> },
  { name: "verifications", icon: <BadgeCheck {...look} /> },
  { name: "chats", icon: <MessageSquare {...look} /> },
  { name: "complaints", icon: <MessageSquareWarning {...look} /> },
  { name: "outbox", icon: <Mail {...look} /> },
  { name: "testAccounts", icon: <Landmark {...look} /> },
  { name: "faults", icon: <Zap {...look} /> },
  { name: "clock", icon: <Clock {...look} /> },
] as const;

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

/** The side menu, with the number of waiting items per queue. */
export const menu = (t: Translate, location: string, { waiting }: Overview) =>
  entries.map(({ name, icon }) => ({
    href: BASE + paths[name],
    label: t(`${name}.title`),
    icon,
    isCurrent: location === paths[name] || (name !== "overview" && location.startsWith(`${paths[name]}/`)),
    badge: isQueue(name, waiting) ? badgeOf(t, waiting[name]) : undefined,
  }));
