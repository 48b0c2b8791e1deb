import { useState } from "react";
import { ComplaintScreen, wireComplaint } from "@amberline/flows/complaint";
import { useTranslation } from "@amberline/flows/i18n";
import { useMachine } from "@xstate/react";
import { paths, type PageProps } from "../paths";
import { useJourney } from "../wiring/analytics/tell";
import { useBank } from "../wiring/hooks/useBank";
import { useChatClient } from "../wiring/hooks/useChatClient";
import { RouteButton } from "./RouteButton";
import { usePageTitle } from "./usePageTitle";
import { useShowToast } from "./useShowToast";

/** A complaint with evidence (specification 2.13). */
export default function ComplaintPage(_: PageProps) {
  const { t } = useTranslation();
  const client = useChatClient();
  const { newId } = useBank();
  const showToast = useShowToast();
  const titleRef = usePageTitle(t("page.complaint"));
  const [machine] = useState(() => wireComplaint({ complain: client.complain, newId, showToast }));
  const [snapshot, send, actor] = useMachine(machine);
  useJourney("complaint", actor);
  return (
    <ComplaintScreen
      snapshot={snapshot}
      send={send}
      newId={newId}
      titleRef={titleRef}
      homeLink={<RouteButton to={paths.home}>{t("app.backHome")}</RouteButton>}
    />
  );
}
