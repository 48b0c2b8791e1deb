import { Button } from "@amberline/ui/Button";
import { Spinner } from "@amberline/ui/Spinner";
import { useTranslation } from "../i18n";
import { NoticeBanner } from "../screen";
import type { Notice } from "../shared";
import type { LoginEvent } from "./login.types";
import { Links, Waiting } from "./LoginScreen.styles";

/** Between signing in and the accounts being there. */
export function Opening() {
  const { t } = useTranslation();
  return (
    <Waiting role="status">
      <Spinner />
      <p>{t("login.opening")}</p>
    </Waiting>
  );
}

/** The accounts could not be read: the customer tries again or leaves. */
export function OpeningFailed({
  notice,
  send,
}: {
  notice: Notice | null;
  send: (event: LoginEvent) => void;
}) {
  const { t } = useTranslation();
  return (
    <Waiting>
      <p>{t("login.openingFailed")}</p>
      <NoticeBanner notice={notice} />
      <Links>
        <Button data-focus="retry" autoFocus onClick={() => send({ type: "accounts.retry" })}>
          {t("app.retry")}
        </Button>
        <Button appearance="plain" onClick={() => send({ type: "session.logOut" })}>
          {t("login.logOut")}
        </Button>
      </Links>
    </Waiting>
  );
}
