import type { Account, User } from "@amberline/api/client";
import { canUsePasskeys } from "@amberline/flows/passkeys";
import type { Translate } from "@amberline/flows/i18n";
import { Icon } from "@amberline/ui/Icon";
import type { ProfileMenuItem } from "@amberline/ui/ProfileMenu";
import { Text } from "@amberline/ui/Text";
import {
  BadgeCheck,
  Building2,
  Command,
  Fingerprint,
  Gauge,
  KeyRound,
  LifeBuoy,
  LogOut,
  Mail,
  MonitorSmartphone,
  ScrollText,
  ShieldCheck,
} from "lucide-react";
import { brand } from "../brand";
import { hasPage } from "../offered";
import { appVersion } from "../version";
import { MenuTheme } from "./MenuTheme";
import { verificationTone } from "./verificationTone";

function verificationItem(t: Translate, { verification }: User): ProfileMenuItem {
  const status = t(`shell.verification.${verification}`);
  const item = {
    id: "verification",
    label: t("shell.verification"),
    icon: <Icon icon={BadgeCheck} />,
    tone: verificationTone(verification),
  };
  return verification === "none" || verification === "reject"
    ? { ...item, kind: "action", note: `${status} · ${t(`shell.verify.${verification}`)}` }
    : { ...item, kind: "fact", note: status };
}

function twoFactorItem(t: Translate, { hasTwoFactor }: User): ProfileMenuItem | null {
  if (!brand.features.authenticator) return null;
  return {
    kind: "switch",
    isOn: hasTwoFactor,
    id: "twoFactor",
    label: t("shell.twoFactor"),
    note: t(hasTwoFactor ? "shell.twoFactor.on" : "shell.twoFactor.off"),
    icon: <Icon icon={ShieldCheck} />,
  };
}

function recoveryCodesItem(t: Translate, { hasTwoFactor, recoveryCodesLeft }: User): ProfileMenuItem | null {
  if (!brand.features.authenticator || !hasTwoFactor || recoveryCodesLeft === null) return null;
  return {
    kind: "action",
    id: "recoveryCodes",
    label: t("shell.recoveryCodes"),
    note: t("shell.recoveryCodes.left", { count: String(recoveryCodesLeft) }),
    icon: <Icon icon={LifeBuoy} />,
  };
}

function passkeysItem(t: Translate, { passkeys }: User): ProfileMenuItem | null {
  if (!brand.features.passkeys || passkeys === null || !canUsePasskeys()) return null;
  return {
    kind: "action",
    id: "passkeys",
    label: t("passkeys.title"),
    note: passkeys === 0 ? t("shell.passkeys.none") : t("shell.passkeys.count", { count: String(passkeys) }),
    icon: <Icon icon={Fingerprint} />,
  };
}

function limitsItem(t: Translate, { access, user }: Account): ProfileMenuItem | null {
  if (access !== null || !user.hasLimits) return null;
  return { kind: "action", id: "limits", label: t("limits.title"), icon: <Icon icon={Gauge} /> };
}

function companyItem(t: Translate, { isCompany }: User): ProfileMenuItem | null {
  if (isCompany || !hasPage("companyRegistration")) return null;
  return {
    kind: "action",
    id: "companyRegistration",
    label: t("company.openAccount"),
    icon: <Icon icon={Building2} />,
  };
}

/** The profile menu (specification 2.2). */
export function customerMenuItems(t: Translate, account: Account): ProfileMenuItem[] {
  const { user } = account;
  const items: (ProfileMenuItem | null)[] = [
    verificationItem(t, user),
    twoFactorItem(t, user),
    recoveryCodesItem(t, user),
    passkeysItem(t, user),
    limitsItem(t, account),
    { kind: "action", id: "devices", label: t("devices.title"), icon: <Icon icon={MonitorSmartphone} /> },
    { kind: "action", id: "changePassword", label: t("page.changePassword"), icon: <Icon icon={KeyRound} /> },
    companyItem(t, user),
    { kind: "action", id: "complaint", label: t("page.complaint"), icon: <Icon icon={Mail} /> },
    { kind: "action", id: "legal", label: t("page.legal"), icon: <Icon icon={ScrollText} /> },
    { kind: "action", id: "keys", label: t("shell.keys"), icon: <Icon icon={Command} /> },
    { kind: "content", id: "theme", content: <MenuTheme /> },
    { kind: "action", id: "logout", label: t("shell.logout"), icon: <Icon icon={LogOut} /> },
    {
      kind: "content",
      id: "version",
      content: (
        <Text size="caption" tone="muted">
          {t("shell.version", { version: appVersion })}
        </Text>
      ),
    },
  ];
  return items.filter((item) => item !== null);
}
