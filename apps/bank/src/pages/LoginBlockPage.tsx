import { useState } from "react";
import { newcomerCalls } from "@amberline/api/client/newcomer";
import { useTranslation } from "@amberline/flows/i18n";
import { LoginBlockScreen, wireLoginBlock, type LoginBlockScreenProps } from "@amberline/flows/loginBlock";
import { useMachine } from "@xstate/react";
import { forgotten, paths, type PageProps } from "../paths";
import { useJourney } from "../wiring/analytics/tell";
import { useBank } from "../wiring/hooks/useBank";
import { PlainFrame } from "./PlainFrame";
import { RouteButton } from "./RouteButton";
import { usePageTitle } from "./usePageTitle";
import { useShowToast } from "./useShowToast";

const renderLink: LoginBlockScreenProps["renderLink"] = (to, words) => (
  <RouteButton to={to === "signIn" ? paths.signIn : `${paths.signIn}${forgotten}`} appearance="plain">
    {words}
  </RouteButton>
);

/** Blocks access to the bank, signed out (specification 2.3). */
export default function LoginBlockPage(_: PageProps) {
  const { client } = useBank();
  const { t } = useTranslation();
  const showToast = useShowToast();
  const titleRef = usePageTitle(t("page.loginBlock"));
  const [machine] = useState(() =>
    wireLoginBlock({ blockLogin: newcomerCalls(client.send).blockLogin, showToast }),
  );
  const [snapshot, send, actor] = useMachine(machine, { input: undefined });
  useJourney("loginBlock", actor);
  return (
    <PlainFrame isAway>
      <LoginBlockScreen snapshot={snapshot} send={send} titleRef={titleRef} renderLink={renderLink} />
    </PlainFrame>
  );
}
