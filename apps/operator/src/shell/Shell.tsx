import type { ReactNode } from "react";
import { LanguageChoice } from "@amberline/app-kit/LanguageChoice";
import { useStore } from "@amberline/app-kit/store";
import { AppShell } from "@amberline/ui/AppShell";
import { BrandMark } from "@amberline/ui/BrandMark";
import { LocaleProvider } from "@amberline/ui/LocaleProvider";
import { ToastRegion } from "@amberline/ui/Toast";
import { useLocation } from "wouter";
import { useOverview } from "../parts/overview";
import { BASE } from "../paths";
import { useTool } from "../wiring/tool";
import { useOperator } from "../wiring/useOperator";
import { useTranslation } from "../i18n";
import { menu } from "./menu";
import { Profile } from "./Profile";
import { ThemeChoice } from "./ThemeChoice";

export function Shell({ children }: { children: ReactNode }) {
  const { t, language, setLanguage } = useTranslation();
  const { toasts: queue } = useTool();
  const overview = useOverview();
  const operator = useOperator();
  const [location, goTo] = useLocation();
  const toasts = useStore(queue);
  return (
    <LocaleProvider locale={language}>
      <AppShell
        brand={<BrandMark name={t("app.brand", { bank: overview.bank.name })} />}
        entries={menu(t, location, overview, operator)}
        words={{
          skipToContent: t("shell.skip"),
          navigation: t("shell.menu"),
          openMenu: t("shell.openMenu"),
          closeMenu: t("shell.closeMenu"),
        }}
        languageSwitch={
          <LanguageChoice label={t("shell.language")} current={language} onSelect={setLanguage} />
        }
        profileMenu={
          <>
            <ThemeChoice />
            <Profile />
          </>
        }
        onNavigate={(href, event) => {
          event.preventDefault();
          goTo(href.slice(BASE.length));
        }}
      >
        {children}
      </AppShell>
      <ToastRegion
        words={{ region: t("shell.notices"), dismiss: t("shell.dismiss") }}
        toasts={toasts}
        onDismiss={queue.dismiss}
      />
    </LocaleProvider>
  );
}
