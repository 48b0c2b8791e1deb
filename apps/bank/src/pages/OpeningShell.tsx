import { useTranslation } from "@amberline/flows/i18n";
import { AppShell } from "@amberline/ui/AppShell";
import { BrandMark } from "@amberline/ui/BrandMark";
import { Skeleton } from "@amberline/ui/Skeleton";
import { brand } from "../brand";
import { LanguageChoice } from "./LanguageChoice";
import { menuEntries } from "./menuEntries";
import { PageWaiting } from "./PageWaiting";

/** The shell before the customer is known, as the build paints it: same menu, same heights. */
export function OpeningShell() {
  const { t } = useTranslation();
  return (
    <AppShell
      id="opening"
      inert
      aria-hidden
      brand={<BrandMark name={brand.name} />}
      entries={menuEntries(t, "", { isCompany: false, unreadMessages: 0 })}
      words={{
        skipToContent: t("shell.skip"),
        navigation: t("shell.mainMenu"),
        openMenu: t("shell.menu"),
        closeMenu: t("shell.closeMenu"),
      }}
      accountSelector={<Skeleton shape="block" width="11rem" height="2.5rem" />}
      languageSwitch={<LanguageChoice />}
      profileMenu={<Skeleton shape="block" width="6rem" height="2.5rem" />}
    >
      <PageWaiting name="send" />
    </AppShell>
  );
}
