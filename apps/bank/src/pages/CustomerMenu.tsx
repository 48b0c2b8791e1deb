import { useState } from "react";
import { formatMoney } from "@amberline/domain/money";
import { initials } from "@amberline/domain/names";
import { useTranslation } from "@amberline/flows/i18n";
import { Icon } from "@amberline/ui/Icon";
import { ProfileMenu, type ProfileMenuItem } from "@amberline/ui/ProfileMenu";
import { Text } from "@amberline/ui/Text";
import { ThemeSwitch } from "@amberline/ui/ThemeSwitch";
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
import { paths } from "../paths";
import { appVersion } from "../version";
import { keepTheme, themeChoice } from "../wiring/preferences";
import { useBank, useCustomer, useMoneyInFlight } from "../wiring/useBank";
import { accountTitle } from "./accountTitle";
import { useLeaveDesk } from "./leaveQuestion";
import { useShellDialogs, type ShellDialogName } from "./shellDialogs";
import { useGoTo } from "./useGoTo";
import { verificationTone } from "./verificationTone";

const pageOf: Partial<Record<string, string>> = {
  changePassword: paths.changePassword,
  createCompany: paths.createCompany,
  complaint: paths.complaint,
};

/** The profile menu of the specification (2.2). */
export function CustomerMenu() {
  const { t, i18n } = useTranslation();
  const { signOut } = useBank();
  const { user, account } = useCustomer();
  const isHeld = useMoneyInFlight();
  const goTo = useGoTo();
  const { leave } = useLeaveDesk();
  const dialogs = useShellDialogs();
  const [theme, setTheme] = useState(themeChoice);
  const name = `${user.firstName} ${user.lastName}`.trim() || account.name;
  const title = accountTitle(account, t("shell.myAccount"));
  const tone = verificationTone(user.verification);

  const { verification } = user;
  const canVerify = verification === "none" || verification === "reject";
  const dialogOf: Record<string, ShellDialogName> = {
    verification: "verification",
    twoFactor: user.hasTwoFactor ? "twoFactorOff" : "twoFactorOn",
    recoveryCodes: "recoveryCodes",
    devices: "devices",
  };

  const items: ProfileMenuItem[] = [
    {
      kind: canVerify ? "action" : "fact",
      id: "verification",
      label: t("shell.verification"),
      note: canVerify
        ? `${t(`shell.verification.${verification}`)} · ${t(`shell.verify.${verification}`)}`
        : t(`shell.verification.${user.verification}`),
      icon: <Icon icon={BadgeCheck} />,
      tone,
    },
    {
      kind: "switch",
      isOn: user.hasTwoFactor,
      id: "twoFactor",
      label: t("shell.twoFactor"),
      note: t(user.hasTwoFactor ? "shell.twoFactor.on" : "shell.twoFactor.off"),
      icon: <Icon icon={ShieldCheck} />,
    },
    ...(user.hasTwoFactor && user.recoveryCodesLeft !== null
      ? [
          {
            kind: "action" as const,
            id: "recoveryCodes",
            label: t("shell.recoveryCodes"),
            note: t("shell.recoveryCodes.left", { count: String(user.recoveryCodesLeft) }),
            icon: <Icon icon={LifeBuoy} />,
          },
        ]
      : []),
    { kind: "action", id: "devices", label: t("devices.title"), icon: <Icon icon={MonitorSmartphone} /> },
    { kind: "action", id: "changePassword", label: t("page.changePassword"), icon: <Icon icon={KeyRound} /> },
    ...(user.isCorporate
      ? []
      : [
          {
            kind: "action" as const,
            id: "createCompany",
            label: t("company.openAccount"),
            icon: <Icon icon={Building2} />,
          },
        ]),
    { kind: "action", id: "complaint", label: t("page.complaint"), icon: <Icon icon={Mail} /> },
    {
      kind: "content",
      id: "theme",
      content: (
        <ThemeSwitch
          value={theme}
          onSelect={(choice) => {
            keepTheme(choice);
            setTheme(choice);
          }}
          words={{
            legend: t("app.theme"),
            system: t("app.theme.system"),
            light: t("app.theme.light"),
            dark: t("app.theme.dark"),
          }}
        />
      ),
    },
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

  const act = (id: string) => {
    if (isHeld) return;
    const dialog = dialogOf[id];
    if (dialog) void dialogs.open(dialog);
    if (id === "logout")
      leave(() => {
        void signOut();
        goTo(paths.signIn, { replace: true });
      });
    const page = pageOf[id];
    if (page) leave(() => goTo(page));
  };

  return (
    <ProfileMenu
      label={t("shell.profileMenu")}
      status={{ text: t(`shell.verification.${user.verification}`), tone }}
      initials={initials(name)}
      account={{
        name: title,
        balance: account.balance ? formatMoney(account.balance, i18n.language) : t("shell.balanceUnknown"),
      }}
      items={items}
      onAction={act}
    />
  );
}
