import { useTranslation } from "@amberline/flows/i18n";
import { EmptyState } from "@amberline/ui/EmptyState";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Hourglass } from "lucide-react";
import { paths } from "../paths";
import { useHolder } from "../wiring/useBank";
import type { PageProps } from "../paths";
import { PlainFrame } from "./PlainFrame";
import { RouteButton } from "./RouteButton";
import { usePageTitle } from "./usePageTitle";

/** Says honestly that a page is still to come, and leads back. */
export default function ComingSoonPage({ name }: PageProps) {
  const { t } = useTranslation();
  const titleRef = usePageTitle(t(`page.${name}`));
  const isSignedIn = useHolder() !== null;
  const content = (
    <>
      <PageHeader title={t(`page.${name}`)} titleRef={titleRef} />
      <EmptyState
        icon={<Hourglass size={24} strokeWidth={1.75} aria-hidden />}
        title={t("app.comingSoon.title")}
        headingLevel={2}
        action={
          <RouteButton to={isSignedIn ? paths.home : paths.signIn} appearance="quiet">
            {t(isSignedIn ? "app.backHome" : "app.backToSignIn")}
          </RouteButton>
        }
      >
        {t("app.comingSoon.text")}
      </EmptyState>
    </>
  );
  return isSignedIn ? content : <PlainFrame>{content}</PlainFrame>;
}
