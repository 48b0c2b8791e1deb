import { useSyncExternalStore, type ReactNode } from "react";
import { AppShell } from "@amberline/ui/AppShell";
import { BrandMark } from "@amberline/ui/BrandMark";
import { LocaleProvider } from "@amberline/ui/LocaleProvider";
import { ToastRegion } from "@amberline/ui/Toast";
import { useLocation } from "wouter";
import { useOverview } from "../parts/overview";
import { BASE } from "../paths";
import { useTool } from "../wiring/tool";
import { useWords } from "../words/useWords";
import { LanguageChoice } from "./LanguageChoice";
import { menu } from "./menu";
import { ThemeChoice } from "./ThemeChoice";

/** Menu, top bar and content of every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const { say, language } = useWords();
  const { toasts: queue } = useTool();
  const overview = useOverview();
  const [location, goTo] = useLocation();
  const toasts = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  return (
    <LocaleProvider locale={language}>
      <AppShell
        brand={<BrandMark name={say("app.brand", { bank: overview.bank.name })} />}
        entries={menu(say, location, overview)}
        words={{
          skipToContent: say("shell.skip"),
          navigation: say("shell.menu"),
          openMenu: say("shell.openMenu"),
          closeMenu: say("shell.closeMenu"),
        }}
        languageSwitch={<LanguageChoice />}
        profileMenu={<ThemeChoice />}
        onNavigate={(href, event) => {
          event.preventDefault();
          goTo(href.slice(BASE.length));
        }}
      >
        {children}
      </AppShell>
      <ToastRegion
        words={{ region: say("shell.notices"), dismiss: say("shell.dismiss") }}
        toasts={toasts}
        onDismiss={queue.dismiss}
      />
    </LocaleProvider>
  );
}
