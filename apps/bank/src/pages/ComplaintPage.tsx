import { useState } from "react";
import { ComplaintScreen, wireComplaint } from "@amberline/flows/complaint";
import { useTranslation } from "@amberline/flows/i18n";
import { useMachine } from "@xstate/react";
import { paths, type PageProps } from "../paths";
import { useBank } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { RouteButton } from "./RouteButton";
import { usePageTitle } from "./usePageTitle";

/** A complaint with evidence (specification 2.13). */
export default function ComplaintPage(_: PageProps) {
  const { t, i18n } = useTranslation();
  const client = useClient();
  const { toasts, newId } = useBank();
  const titleRef = usePageTitle(t("page.complaint"));
  const [machine] = useState(() =>
    wireComplaint({
      complain: client.complain,
      newId,
      tellSent: () => toasts.show({ tone: "positive", text: i18n.t("complaint.sent") }),
    }),
  );
  const [snapshot, send] = useMachine(machine);
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
