import { useEffect, useState, type ReactNode } from "react";
import { useStore } from "@amberline/app-kit/store";
import type { Language } from "@amberline/domain/language";
import { useTranslation } from "@amberline/flows/i18n";
import { PlainLayout, type PlainLayoutProps } from "@amberline/ui/PlainLayout";
import { ChunkNoticeProvider, lazyComponent, type ChunkNoticeProps } from "@amberline/ui/LazyComponent";
import { useLocation } from "wouter";
import { brand } from "../brand";
import { paths, type PageProps } from "../paths";
import { useReveal } from "../wiring/browser/opening";
import { useBank, useOptionalCustomer } from "../wiring/hooks/useBank";
import { BankMark } from "./BankMark";
import { LanguageChoice } from "./LanguageChoice";
import { PageChunkNotice } from "./PageChunkNotice";
import { PageWaiting } from "./PageWaiting";
import { useLinkTo } from "./RouteButton";

const PlainToasts = lazyComponent(() => import("./PlainToasts"), { isOptional: true });

/** Loaded with the first toast: most visitors see none before they are signed in. */
function LazyToasts() {
  const { toasts } = useBank();
  const shown = useStore(toasts);
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && shown.length > 0) setWanted(true);
  return isWanted ? <PlainToasts toasts={shown} /> : null;
}

export const SignInMark = () => <BankMark {...useLinkTo(paths.signIn)} />;

interface PlainFrameProps extends Pick<PlainLayoutProps, "picture"> {
  /** Makes the logo a link to sign-in. @default false */
  isAway?: boolean;
  /** False while the shell painted by the host may stay. @default true */
  isReady?: boolean;
  children: ReactNode;
}

export function PlainFrame({ isAway = false, isReady = true, picture, children }: PlainFrameProps) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const lost = useLinkTo(paths.loginBlock);
  const isLost = useLocation()[0] === lost.href;
  useReveal(isReady);
  useEffect(() => {
    // Preloaded: a toast must not depend on the connection at that moment.
    if (isAway) void PlainToasts.preload();
  }, [isAway]);
  return (
    <>
      <PlainLayout
        brand={isAway ? <SignInMark /> : <BankMark />}
        languageSwitch={<LanguageChoice />}
        slogan={brand.slogan[language]}
        foot={
          <>
            {t("app.safety")} <a href={brand.help[language]}>{t("app.help")}</a>
            <br />
            {isLost ? null : (
              <>
                <a {...lost}>{t("app.lost")}</a>
                <br />
              </>
            )}
            <a {...useLinkTo(paths.legal)}>{t("page.legal")}</a>
          </>
        }
        picture={picture}
      >
        <ChunkNoticeProvider value={PageChunkNotice}>{children}</ChunkNoticeProvider>
      </PlainLayout>
      <LazyToasts />
    </>
  );
}

/** Replaces a page with a frame of its own while its code loads; in the shell it has none. */
export function PlainWaiting(props: PageProps) {
  const waiting = <PageWaiting {...props} />;
  return useOptionalCustomer() ? waiting : <PlainFrame isAway>{waiting}</PlainFrame>;
}

/** The same if its code is slow or fails to load. */
export const PlainChunkNotice = ({ children: _, ...notice }: ChunkNoticeProps) => (
  <PlainFrame isAway>
    <PageChunkNotice {...notice} />
  </PlainFrame>
);
