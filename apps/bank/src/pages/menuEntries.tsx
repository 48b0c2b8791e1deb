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
import { paths, type PathName } from "../paths";

const look = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

const entries = [
  { name: "home", icon: <House {...look} /> },
  { name: "profile", icon: <User {...look} /> },
  { name: "send", icon: <MoveUpRight {...look} /> },
  { name: "receive", icon: <ArrowDownToLine {...look} /> },
  { name: "card", icon: <CreditCard {...look} /> },
  { name: "templates", icon: <ScrollText {...look} /> },
  { name: "partnerOffers", icon: <Gift {...look} /> },
  { name: "chat", icon: <MessageSquare {...look} /> },
] as const satisfies readonly { name: PathName; icon: React.ReactNode }[];

/** Pages without a menu entry, by the entry that leads to them. */
const under: Partial<Record<PathName, readonly PathName[]>> = {
  home: ["history"],
  templates: ["receivers"],
};

const isWithin = (location: string, name: PathName) => location.startsWith(`${paths[name]}/`);

/** The side menu (specification 2.2); companies have an icon of their own for the profile. */
export const menuEntries = (t: (key: TextKey) => string, location: string, isCorporate: boolean) =>
  entries.map(({ name, icon }) => ({
    href: paths[name],
    label: t(`page.${name}`),
    icon: name === "profile" && isCorporate ? <Building2 {...look} /> : icon,
    isCurrent: location === paths[name],
    isParent:
      isWithin(location, name) ||
      (under[name] ?? []).some((child) => location === paths[child] || isWithin(location, child)),
  }));
