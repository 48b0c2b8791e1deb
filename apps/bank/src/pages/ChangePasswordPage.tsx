import { useEffect, useState } from "react";
import { useTranslation } from "@amberline/flows/i18n";
import { ChangePasswordScreen, wirePasswordChange } from "@amberline/flows/passwordChange";
import { useMachine } from "@xstate/react";
import { paths, type PageProps } from "../paths";
import { useJourney } from "../wiring/analytics/tell";
import { estimator } from "../wiring/passwords/strength";
import { useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { useGoTo } from "./useGoTo";
import { usePageTitle } from "./usePageTitle";
import { useShowToast } from "./useShowToast";

/** Specification 2.7. */
export default function ChangePasswordPage(_: PageProps) {
  const client = useClient();
  const showToast = useShowToast();
  const { user } = useCustomer();
  const { t } = useTranslation();
  const titleRef = usePageTitle(t("page.changePassword"));
  const goTo = useGoTo();
  const [machine] = useState(() => wirePasswordChange({ changePassword: client.changePassword, showToast }));
  const [snapshot, send, actor] = useMachine(machine);
  useJourney("passwordChange", actor);
  const isChanged = snapshot.matches("done");

  useEffect(() => {
    if (isChanged) goTo(paths.home);
  }, [isChanged, goTo]);

  if (isChanged) return null;
  const { email, firstName, lastName, phone, address } = user;
  const about = [email, firstName, lastName, phone, address.street, address.city];
  return (
    <ChangePasswordScreen
      snapshot={snapshot}
      send={send}
      email={email}
      about={about}
      estimator={estimator}
      titleRef={titleRef}
    />
  );
}
