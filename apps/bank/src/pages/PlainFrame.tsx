import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from "react";
import { useStore } from "@amberline/app-kit/store";
import type { Language } from "@amberline/domain/language";
import { useTranslation } from "@amberline/flows/i18n";
import { BrandMark } from "@amberline/ui/BrandMark";
import { PlainLayout, type PlainLayoutProps } from "@amberline/ui/PlainLayout";
import { brand } from "../brand";
import { paths } from "../paths";
import { useBank } from "../wiring/hooks/useBank";
import { LanguageChoice } from "./LanguageChoice";
import { followedBy } from "./RouteButton";
import { useGoTo } from "./useGoTo";

const PlainToasts = lazy(() => import("./PlainToasts"));

/** Loaded with the first toast: most visitors see none before they are signed in. */
function LazyToasts() {
  const { toasts } = useBank();
  const shown = useStore(toasts);
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && shown.length > 0) setWanted(true);
  return isWanted ? (
    <Suspense>
      <PlainToasts toasts={shown} />
    </Suspense>
  ) : null;
}

function SignInMark() {
  const goTo = useGoTo();
  const open = (event: MouseEvent<HTMLAnchorElement>) => followedBy(event, () => goTo(paths.signIn));
  return <BrandMark name={brand.name} href={paths.signIn} onClick={open} />;
}

interface PlainFrameProps extends Pick<PlainLayoutProps, "picture"> {
  /** Makes the logo a link to sign-in. @default false */
  isAway?: boolean;
  children: ReactNode;
}

export function PlainFrame({ isAway = false, picture, children }: PlainFrameProps) {
  const { i18n } = useTranslation();
  return (
    <PlainLayout
      brand={isAway ? <SignInMark /> : <BrandMark name={brand.name} />}
      languageSwitch={<LanguageChoice />}
      slogan={brand.slogan[i18n.language as Language]}
      picture={picture}
    >
      {children}
      <LazyToasts />
    </PlainLayout>
  );
}
