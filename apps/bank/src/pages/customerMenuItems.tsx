import type { User } from "@amberline/api/client";
import type { Translate } from "@amberline/flows/i18n";
import type { ProfileMenuItem } from "@amberline/ui/ProfileMenu";
import {
  BadgeCheck,
  Building2,
  KeyRound,
  LifeBuoy,
  LogOut,
  Mail,
  MonitorSmartphone,
  ShieldCheck,
} from "lucide-react";
import { appVersion } from "../version";
import { Version } from "./CustomerMenu.styles";
import { MenuTheme } from "./MenuTheme";
import { verificationTone } from "./verificationTone";

const look = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

function verificationItem(t: Translate, { verification }: User): ProfileMenuItem {
  const status = t(`shell.verification.${verification}`);
  const item = {
    id: "verification",
    label: t("shell.verification"),
    icon: <BadgeCheck {...look} />,
    tone: verificationTone(verification),
  };
  return verification === "none" || verification === "reject"
    ? { ...item, kind: "action", note: `${status} · ${t(`shell.verify.${verification}`)}` }
    : { ...item, kind: "fact", note: status };
}

function recoveryCodesItem(t: Translate, { hasTwoFactor, recoveryCodesLeft }: User): ProfileMenuItem | null {
  if (!hasTwoFactor || recoveryCodesLeft === null) return null;
  return {
    kind: "action",
    id: "recoveryCodes",
    label: t("shell.recoveryCodes"),
    note: t("shell.recoveryCodes.left", { count: String(recoveryCodesLeft) }),
    icon: <LifeBuoy {...look} />,
  };
}

function companyItem(t: Translate, { isCorporate }: User): ProfileMenuItem | null {
  if (isCorporate) return null;
  return {
    kind: "action",
    id: "createCompany",
    label: t("company.openAccount"),
    icon: <Building2 {...look} />,
  };
}

/** The profile menu (specification 2.2). */
export function customerMenuItems(t: Translate, user: User): ProfileMenuItem[] {
  const items: (ProfileMenuItem | null)[] = [
    verificationItem(t, user),
    {
      kind: "switch",
      isOn: user.hasTwoFactor,
      id: "twoFactor",
      label: t("shell.twoFactor"),
      note: t(user.hasTwoFactor ? "shell.twoFactor.on" : "shell.twoFactor.off"),
      icon: <ShieldCheck {...look} />,
    },
    recoveryCodesItem(t, user),
    { kind: "action", id: "devices", label: t("devices.title"), icon: <MonitorSmartphone {...look} /> },
    { kind: "action", id: "changePassword", label: t("page.changePassword"), icon: <KeyRound {...look} /> },
    companyItem(t, user),
    { kind: "action", id: "complaint", label: t("page.complaint"), icon: <Mail {...look} /> },
    { kind: "content", id: "theme", content: <MenuTheme /> },
    { kind: "action", id: "logout", label: t("shell.logout"), icon: <LogOut {...look} /> },
    {
      kind: "content",
      id: "version",
      content: <Version>{t("shell.version", { version: appVersion })}</Version>,
    },
  ];
  return items.filter((item) => item !== null);
}
