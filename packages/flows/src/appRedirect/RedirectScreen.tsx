import type { ReactNode, Ref } from "react";
import { Actions } from "@amberline/ui/Actions";
import { Button } from "@amberline/ui/Button";
import { Spinner } from "@amberline/ui/Spinner";
import { PageHeader } from "@amberline/ui/PageHeader";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import type { appRedirectMachine, AppRedirectEvent } from "./appRedirect.machine";
import { Opening } from "./RedirectScreen.styles";

export interface RedirectScreenProps {
  snapshot: SnapshotFrom<typeof appRedirectMachine>;
  send: (event: AppRedirectEvent) => void;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Renders a link to the app, for browsers that open it only on a click. */
  renderAppLink: (link: string, words: ReactNode) => ReactNode;
}

/** Opens the app, with a link to continue in the browser (specification 2.17). */
export function RedirectScreen({ snapshot, send, titleRef, renderAppLink }: RedirectScreenProps) {
  const { t } = useTranslation();
  const { link } = snapshot.context;
  const isOpened = snapshot.matches("opened");
  return (
    <>
      <PageHeader title={t("page.redirectToApp")} titleRef={titleRef} />
      <Opening role="status">
        {isOpened ? null : <Spinner />}
        <p>{t(isOpened ? "appRedirect.opened" : "appRedirect.opening")}</p>
      </Opening>
      <Actions>
        {link ? renderAppLink(link, t("page.redirectToApp")) : null}
        <Button appearance="quiet" onClick={() => send({ type: "browser.choose" })}>
          {t("appRedirect.continue")}
        </Button>
      </Actions>
    </>
  );
}
