import type { ThemeChoice } from "@amberline/app-kit/preferences";
import { useStore } from "@amberline/app-kit/store";
import { ownLanguageName, type Language } from "@amberline/domain/language";
import { hasRight } from "@amberline/domain/rights";
import { useTranslation } from "@amberline/flows/i18n";
import { keysOf, type PaletteCommand } from "@amberline/flows/palette";
import type { AccountOption } from "@amberline/ui/AccountSelector";
import type { AppShellProps } from "@amberline/ui/AppShell";
import type { ProfileMenuItem } from "@amberline/ui/ProfileMenu";
import { useLocation } from "wouter";
import { brand } from "../brand";
import { hasPage } from "../offered";
import { budgetsPath, newRequest, paths, type PathName } from "../paths";
import { balancesHidden } from "../wiring/browser/balancesHidden";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useLeaveGuard } from "./leaveGuard";
import { useShellDialogs } from "./shellDialogs";
import { useLeaveFor } from "./useLeaveFor";
import { useSwitchTo } from "./useSwitchTo";

export interface RunnableCommand extends PaletteCommand {
  run: () => void;
}

/** What people call by other words as well. */
const alsoNamed = [
  "approvals",
  "balances",
  "budgets",
  "changePassword",
  "chat",
  "complaint",
  "devices",
  "directDebits",
  "history",
  "keys",
  "language",
  "limits",
  "logout",
  "notifications",
  "plans",
  "profile",
  "receive",
  "request",
  "send",
  "theme",
  "twoFactor",
  "verification",
] as const;

const namesOfPaths = new Map(Object.entries(paths).map(([name, path]): [string, string] => [path, name]));

type Written = Omit<RunnableCommand, "group" | "keys" | "aliases">;

/** Pages without an entry in the menu, for who has them. */
function useFurtherPages() {
  const { account, user } = useCustomer();
  const { hasDirectDebits, hasMoneyRequests, hasPaymentFiles } = account;
  return [
    { name: "plans", isThere: user.hasPlans },
    { name: "directDebits", isThere: hasDirectDebits },
    { name: "moneyRequests", isThere: hasMoneyRequests },
    { name: "paymentFiles", isThere: hasPaymentFiles && hasPage("paymentFiles") },
    { name: "receivers", isThere: true },
    { name: "notifications", isThere: user.unreadNotifications !== null },
  ] as const;
}

/** What the customer may do with this account. */
export function useRights() {
  const { access } = useCustomer().account;
  return {
    mayPrepare: access === null || hasRight(access.rights, "prepare"),
    mayPay: access === null || hasRight(access.rights, "pay"),
  };
}

/** What the shell offers. */
export interface ShellParts {
  entries: AppShellProps["entries"];
  accounts: readonly AccountOption[];
  items: readonly ProfileMenuItem[];
  onItem: (id: string) => void;
  onTheme: (theme: ThemeChoice) => void;
}

const themes: readonly ThemeChoice[] = ["system", "light", "dark"];

/** Everything that the search and the keys can do for this customer. */
export function useCommands({
  entries,
  accounts: options,
  items,
  onItem,
  onTheme,
}: ShellParts): readonly RunnableCommand[] {
  const { t, i18n } = useTranslation();
  const bank = useBank();
  const { account } = useCustomer();
  const { mayPrepare, mayPay } = useRights();
  const [location] = useLocation();
  const further = useFurtherPages();
  const areHidden = useStore(balancesHidden);
  const { leave } = useLeaveGuard();
  const dialogs = useShellDialogs();
  const leaveFor = useLeaveFor();
  const switchTo = useSwitchTo();

  const changeLanguage = (language: Language) =>
    bank.setLanguage(language).catch(() => bank.toasts.show({ tone: "negative", text: t("error.access") }));

  const complete =
    (group: PaletteCommand["group"]) =>
    (written: Written): RunnableCommand => {
      const keys = keysOf(written.id);
      const name = alsoNamed.find((each) => each === written.id.split("-")[0]);
      return {
        ...written,
        group,
        ...(name ? { aliases: [t(`palette.also.${name}`)] } : {}),
        ...(keys ? { keys } : {}),
      };
    };
  const page = (name: PathName) => () => leaveFor(paths[name]);

  const actions: (Written | false)[] = [
    mayPrepare && {
      id: "send",
      title: t("palette.send"),
      run: page("send"),
    },
    mayPrepare &&
      account.hasMoneyRequests && {
        id: "request",
        title: t("moneyRequests.new"),
        run: () => leaveFor(`${paths.moneyRequests}?request=${newRequest}`),
      },
    mayPay && {
      id: "newPayee",
      title: t("palette.newPayee"),
      run: page("createReceiver"),
    },
    mayPay && {
      id: "newTemplate",
      title: t("palette.newTemplate"),
      run: page("createTemplate"),
    },
    {
      id: "balances",
      title: t(areHidden ? "home.showBalance" : "home.hideBalance"),
      run: () => balancesHidden.set(!areHidden),
    },
  ];
  const pages: Written[] = [
    ...entries.map(({ href, label, icon }) => ({
      id: namesOfPaths.get(href) ?? href,
      title: label,
      icon,
      run: () => leaveFor(href),
    })),
    ...further
      .filter(({ isThere }) => isThere)
      .map(({ name }) => ({
        id: name,
        title: t(`page.${name}`),
        run: page(name),
      })),
    ...(account.hasSpaces && account.hasBudgets
      ? [{ id: "budgets", title: t("palette.budgets"), run: () => leaveFor(budgetsPath) }]
      : []),
    // That of payments is among the actions.
  ].filter(({ id }) => id !== "send");
  const accounts: Written[] = options
    .filter(({ id }) => id !== account.id && location !== paths.companyRegistration)
    .map(({ id, name, tail }) => ({
      id: `account-${id}`,
      title: name,
      ...(tail ? { detail: `·· ${tail}` } : {}),
      run: () => leave(() => void switchTo(id, paths.home)),
    }));
  const ofMenu: Written[] = items.flatMap((item) =>
    item.kind === "action" || item.kind === "switch"
      ? [
          {
            id: item.id,
            title: item.label,
            ...(item.note ? { detail: item.note } : {}),
            icon: item.icon,
            run: () => onItem(item.id),
          },
        ]
      : [],
  );
  const settings: (Written | false)[] = [
    ...ofMenu,
    account.hasStatements && {
      id: "statements",
      title: t("palette.statements"),
      run: () => void dialogs.open("statements"),
    },
    ...themes.map((theme) => ({
      id: `theme-${theme}`,
      title: t(`palette.theme.${theme}`),
      run: () => onTheme(theme),
    })),
    ...brand.languages
      .filter((language) => language !== i18n.language)
      .map((language) => ({
        id: `language-${language}`,
        title: t("palette.language", { language: ownLanguageName(language) }),
        run: () => void changeLanguage(language),
      })),
  ];
  return [
    ...actions.filter((each) => each !== false).map(complete("actions")),
    ...pages.map(complete("pages")),
    ...accounts.map(complete("accounts")),
    ...settings.filter((each) => each !== false).map(complete("settings")),
  ];
}
