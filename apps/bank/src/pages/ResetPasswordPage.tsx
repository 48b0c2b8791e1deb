import { lazy, use, useEffect, useState, type ReactNode } from "react";
import { newcomerCalls } from "@amberline/api/client/newcomer";
import { useTranslation } from "@amberline/flows/i18n";
import { ResetPasswordScreen, wirePasswordReset } from "@amberline/flows/passwordReset";
import { useMachine } from "@xstate/react";
import { useLocation } from "wouter";
import { paths, type PageProps } from "../paths";
import { estimator } from "../wiring/passwords/strength";
import { useBank } from "../wiring/hooks/useBank";
import { PlainFrame } from "./PlainFrame";
import { RouteButton } from "./RouteButton";
import { useGoTo } from "./useGoTo";
import { usePageTitle } from "./usePageTitle";
import { useShowToast } from "./useShowToast";

const ErrorPage = lazy(() => import("./ErrorPage"));

const renderLink = (_: "signIn", words: ReactNode) => (
  <RouteButton to={paths.signIn} appearance="plain">
    {words}
  </RouteButton>
);

/** Setting a new password with the e-mailed code (specification 2.6). The address is read once and leaves the address bar. */
export default function ResetPasswordPage(_: PageProps) {
  const { client, readNewcomerTexts } = useBank();
  use(readNewcomerTexts());
  const { t } = useTranslation();
  const showToast = useShowToast();
  const titleRef = usePageTitle(t("page.resetPassword"));
  const [, navigate] = useLocation();
  const goTo = useGoTo();
  const [email] = useState(() => new URLSearchParams(location.search).get("email"));
  const [machine] = useState(() =>
    wirePasswordReset({ confirmReset: newcomerCalls(client.send).confirmReset, showToast }),
  );
  const [snapshot, send] = useMachine(machine, { input: { email } });
  const isOver = snapshot.status === "done";

  useEffect(() => {
    if (isOver) goTo(paths.signIn, { replace: true });
    else if (location.search || location.hash) navigate(paths.resetPassword, { replace: true });
  }, [isOver, goTo, navigate]);

  return (
    <PlainFrame isAway>
      {snapshot.matches("defect") ? (
        <ErrorPage message={t("error.defect")} />
      ) : isOver ? null : (
        <ResetPasswordScreen
          snapshot={snapshot}
          send={send}
          estimator={estimator}
          titleRef={titleRef}
          renderLink={renderLink}
        />
      )}
    </PlainFrame>
  );
}
