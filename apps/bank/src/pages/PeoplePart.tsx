import { useEffect, useState } from "react";
import { useTranslation } from "@amberline/flows/i18n";
import { PeopleScreen, wirePeople, type PeopleScreenProps } from "@amberline/flows/people";
import { useMachine } from "@xstate/react";
import { paths } from "../paths";
import { catchUp } from "../wiring/accounts/accountTabs";
import { useCustomer } from "../wiring/hooks/useBank";
import { useCompanyClient } from "../wiring/hooks/useCompanyClient";
import { RouteButton } from "./RouteButton";
import { useShowToast } from "./useShowToast";

export default function PeoplePart({ titleRef }: Pick<PeopleScreenProps, "titleRef">) {
  const { t } = useTranslation();
  const client = useCompanyClient();
  const { id: companyId, access: most } = useCustomer().account;
  const showToast = useShowToast();
  const [machine] = useState(() => wirePeople({ ...client, showToast }));
  const [snapshot, send] = useMachine(machine, { input: { companyId, most } });
  useEffect(() => catchUp(() => send({ type: "list.refresh" })), [send]);
  return (
    <PeopleScreen
      snapshot={snapshot}
      send={send}
      approvalsButton={
        <RouteButton appearance="quiet" to={paths.approvals}>
          {t("people.seeApprovals")}
        </RouteButton>
      }
      {...(titleRef && { titleRef })}
    />
  );
}
