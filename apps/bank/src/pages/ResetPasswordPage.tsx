import { use, useCallback, useEffect, useState } from "react";
import { newcomerCalls } from "@amberline/api/client/newcomer";
import { useTranslation } from "@amberline/flows/i18n";
import {
  emailIn,
  ResetPasswordScreen,
  wirePasswordReset,
  type ResetPasswordScreenProps,
} from "@amberline/flows/passwordReset";
import { useMachine } from "@xstate/react";
import { useLocation } from "wouter";
import { forgotten, paths, type PageProps } from "../paths";
import { useJourney } from "../wiring/analytics/tell";
import { given } from "../wiring/session/given";
import { estimator } from "../wiring/passwords/strength";
import { useBank } from "../wiring/hooks/useBank";
import { PlainFrame } from "./PlainFrame";
import { RouteButton } from "./RouteButton";
import { useGoTo } from "./useGoTo";
import { usePageTitle } from "./usePageTitle";
import { useShowToast } from "./useShowToast";

function NewPassword({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { client } = useBank();
  const { t } = useTranslation();
  const showToast = useShowToast();
  const titleRef = usePageTitle(t("page.resetPassword"));
  const [machine] = useState(() =>
    wirePasswordReset({ confirmReset: newcomerCalls(client.send).confirmReset, showToast }),
  );
  const [snapshot, send, actor] = useMachine(machine, { input: { email } });
  useJourney("passwordReset", actor);
  const isChanged = snapshot.matches("done");

  useEffect(() => {
    if (!isChanged) return;
    given.email = email;
    onChanged();
  }, [isChanged, email, onChanged]);

  const renderLink: ResetPasswordScreenProps["renderLink"] = (to, words) => (
    <RouteButton
      to={to === "signIn" ? paths.signIn : `${paths.signIn}${forgotten}`}
      appearance="plain"
      onFollow={() => (given.email = email)}
    >
      {words}
    </RouteButton>
  );

  return isChanged ? null : (
    <ResetPasswordScreen
      snapshot={snapshot}
      send={send}
      estimator={estimator}
      titleRef={titleRef}
      renderLink={renderLink}
    />
  );
}

/** Sets a new password with the e-mailed code (specification 2.6). The e-mail is in the address, so that a reload keeps it. */
export default function ResetPasswordPage(_: PageProps) {
  use(useBank().readNewcomerTexts());
  const [, navigate] = useLocation();
  const goTo = useGoTo();
  const [email] = useState(() => emailIn(new URLSearchParams(location.search).get("email")));
  const toSignIn = useCallback(() => goTo(paths.signIn, { replace: true }), [goTo]);

  useEffect(() => {
    if (email === null) toSignIn();
    else navigate(`${paths.resetPassword}?${new URLSearchParams({ email })}`, { replace: true });
  }, [email, toSignIn, navigate]);

  return (
    <PlainFrame isAway>
      {email === null ? null : <NewPassword email={email} onChanged={toSignIn} />}
    </PlainFrame>
  );
}
