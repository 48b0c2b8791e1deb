import {
  ArrowDownToLine,
  ArrowUpRight,
  Building2,
  CreditCard,
  Gift,
  History,
  House,
  ListChecks,
  MessageSquare,
  PiggyBank,
  ScrollText,
  User,
} from "lucide-react";
import type { Translate } from "@amberline/flows/i18n";
import type { Customer } from "@amberline/flows/signIn";
import { Icon } from "@amberline/ui/Icon";
import { StatusTag } from "@amberline/ui/StatusTag";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { hasPage } from "../offered";
import { paths, type PathName } from "../paths";

const entries = [
  { name: "home", icon: <Icon icon={House} />, bar: "plain" },
  { name: "profile", icon: <Icon icon={User} /> },
  { name: "history", icon: <Icon icon={History} />, bar: "plain" },
  { name: "send", icon: <Icon icon={ArrowUpRight} />, bar: "first" },
  { name: "approvals", icon: <Icon icon={ListChecks} /> },
  // Without a chat, the button to send stays in the middle of the bar.
  { name: "receive", icon: <Icon icon={ArrowDownToLine} />, ...(hasPage("chat") ? {} : { bar: "plain" }) },
  { name: "spaces", icon: <Icon icon={PiggyBank} /> },
  { name: "card", icon: <Icon icon={CreditCard} /> },
  { name: "templates", icon: <Icon icon={ScrollText} /> },
  { name: "partnerOffers", icon: <Icon icon={Gift} /> },
  { name: "chat", icon: <Icon icon={MessageSquare} />, bar: "plain" },
] as const satisfies readonly { name: PathName; icon: React.ReactNode; bar?: "plain" | "first" }[];

/** Pages without a menu entry, by the entry that leads to them. */
const under: Partial<Record<PathName, readonly PathName[]>> = {
  home: ["plans", "directDebits"],
  profile: ["closing"],
  receive: ["moneyRequests"],
  send: ["paymentFiles"],
  templates: ["receivers"],
};

const isWithin = (location: string, name: PathName) => location.startsWith(`${paths[name]}/`);

interface MenuFor extends Pick<Customer["user"], "isCompany" | "unreadMessages"> {
  /** How many wait for the customer's approval; null where nothing is approved. */
  toApprove: number | null;
  hasSpaces: boolean;
  /** Only what is left of a closed account. @default false */
  isClosed?: boolean;
}

/** News of a page, which is not said on the page itself. */
function newsOf(name: PathName, t: Translate, { unreadMessages, toApprove }: MenuFor) {
  if (name === "chat" && unreadMessages)
    return <StatusTag tone="info">{t("chat.unread", { count: String(unreadMessages) })}</StatusTag>;
  if (name === "approvals" && toApprove)
    return (
      <StatusTag tone="caution" icon={false}>
        <span aria-hidden>{toApprove}</span>
        <VisuallyHidden>{t("shell.toApprove", { count: String(toApprove) })}</VisuallyHidden>
      </StatusTag>
    );
  return null;
}

/**
 * The side menu (specification 2.2); companies have an icon of their own for the profile. While paying, a phone's bar
 * makes room for the button of the step.
 */
export const menuEntries = (t: Translate, location: string, whose: MenuFor) =>
  entries
    .filter(({ name }) => hasPage(name))
    .filter(({ name }) => name !== "approvals" || whose.toApprove !== null)
    .filter(({ name }) => name !== "spaces" || whose.hasSpaces)
    .filter(({ name }) => !whose.isClosed || /^(?:home|profile|history|chat)$/.test(name))
    .map(({ name, icon, ...place }) => {
      const news = location === paths[name] ? null : newsOf(name, t, whose);
      return {
        ...(location === paths.send ? {} : place),
        href: paths[name],
        label: t(`page.${name}`),
        icon: name === "profile" && whose.isCompany ? <Icon icon={Building2} /> : icon,
        isCurrent: location === paths[name],
        ...(news ? { badge: news } : {}),
        isParent:
          isWithin(location, name) ||
          (under[name] ?? []).some((child) => location === paths[child] || isWithin(location, child)),
      };
    });
