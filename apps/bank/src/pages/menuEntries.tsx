import {
  ArrowDownToLine,
  MoveUpRight,
  Building2,
  CreditCard,
  Gift,
  House,
  MessageSquare,
  ScrollText,
  User,
} from "lucide-react";
import type { TextKey } from "@amberline/flows/i18n";
import { Icon } from "@amberline/ui/Icon";
import { paths, type PathName } from "../paths";

const entries = [
  { name: "home", icon: <Icon icon={House} /> },
  { name: "profile", icon: <Icon icon={User} /> },
  { name: "send", icon: <Icon icon={MoveUpRight} /> },
  { name: "receive", icon: <Icon icon={ArrowDownToLine} /> },
  { name: "card", icon: <Icon icon={CreditCard} /> },
  { name: "templates", icon: <Icon icon={ScrollText} /> },
  { name: "partnerOffers", icon: <Icon icon={Gift} /> },
  { name: "chat", icon: <Icon icon={MessageSquare} /> },
] as const satisfies readonly { name: PathName; icon: React.ReactNode }[];

/** Pages without a menu entry, by the entry that leads to them. */
const under: Partial<Record<PathName, readonly PathName[]>> = {
  home: ["history"],
  templates: ["receivers"],
};

const isWithin = (location: string, name: PathName) => location.startsWith(`${paths[name]}/`);

/** The side menu (specification 2.2); companies have an icon of their own for the profile. */
export const menuEntries = (t: (key: TextKey) => string, location: string, isCompany: boolean) =>
  entries.map(({ name, icon }) => ({
    href: paths[name],
    label: t(`page.${name}`),
    icon: name === "profile" && isCompany ? <Icon icon={Building2} /> : icon,
    isCurrent: location === paths[name],
    isParent:
      isWithin(location, name) ||
      (under[name] ?? []).some((child) => location === paths[child] || isWithin(location, child)),
  }));
