import type { ReactNode } from "react";
import { useTranslation } from "@amberline/flows/i18n";
import { AppShell } from "@amberline/ui/AppShell";
import { Skeleton } from "@amberline/ui/Skeleton";
import { styled } from "styled-components";
import { BankMark } from "./BankMark";
import { menuEntries } from "./menuEntries";
import { PageWaiting } from "./PageWaiting";

const Account = styled(Skeleton)`
  inline-size: 11rem;
  block-size: 2.5rem;
  border-radius: var(--radius-pill);
`;

/* As wide as for a customer who is verified; a phone shows no word. */
const Profile = styled(Account)`
  inline-size: 7.5rem;

  @media (max-width: 40em) {
    inline-size: 2.5rem;
  }
`;

/* As wide as the search, and as the bell. */
const IconRoom = styled.span`
  inline-size: var(--control-height);
`;

/** Prerendered shell before the customer is known: same menu, same heights. */
export function OpeningShell({ languageSwitch }: { languageSwitch: ReactNode }) {
  const { t } = useTranslation();
  return (
    <AppShell
      id="opening"
      inert
      aria-hidden
      brand={<BankMark />}
      entries={menuEntries(t, "", { isCompany: false, unreadMessages: 0, toApprove: null, hasSpaces: true })}
      words={{
        skipToContent: t("shell.skip"),
        navigation: t("shell.mainMenu"),
        openMenu: t("shell.menu"),
        closeMenu: t("shell.closeMenu"),
        quickMenu: t("shell.quickMenu"),
        menu: t("shell.menu"),
      }}
      accountSelector={<Account />}
      languageSwitch={languageSwitch}
      profileMenu={
        <>
          <IconRoom />
          <IconRoom />
          <Profile />
        </>
      }
    >
      <PageWaiting name="send" />
    </AppShell>
  );
}
