import { useState } from "react";
import { formatAmount } from "@amberline/domain/money";
import { planFrom } from "@amberline/domain/plans";
import { useTranslation } from "@amberline/flows/i18n";
import { PlansScreen, wirePlans } from "@amberline/flows/plans";
import { useMachine } from "@xstate/react";
import { brand } from "../brand";
import { paths, type PageProps } from "../paths";
import { useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { followedBy, RouteButton } from "./RouteButton";
import { useOpenInAddress } from "./useOpenDetails";
import { usePageTitle } from "./usePageTitle";
import { useSendTo } from "./useSendTo";
import { useShowToast } from "./useShowToast";

/** The payments planned for later. */
export default function PlansPage(_: PageProps) {
  const { t, i18n } = useTranslation();
  const client = useClient();
  const showToast = useShowToast();
  const titleRef = usePageTitle(t("page.plans"));
  const { hasDirectDebits } = useCustomer().account;
  const sendTo = useSendTo();
  const { openId, onOpen } = useOpenInAddress("plan");
  const [machine] = useState(() => wirePlans({ ...client, showToast }));
  const [snapshot, send] = useMachine(machine);
  return (
    <PlansScreen
      snapshot={snapshot}
      send={send}
      openId={openId}
      hrefOf={(id) => `${paths.plans}?${new URLSearchParams({ plan: id })}`}
      onOpen={(id, event) => followedBy(event, () => onOpen(id))}
      onClose={() => onOpen(null)}
      onEdit={({ id, payee, reference, amount, plan, days: [next] }) =>
        sendTo({
          ...{ payeeName: payee.name, payeeType: payee.type, account: payee.account, bic: payee.bic },
          ...{ reference, amount: formatAmount(amount, i18n.language) },
          ...{ plan: planFrom(plan, next), replaces: { id, day: next } },
        })
      }
      timeZone={brand.timeZone}
      action={<RouteButton to={paths.send}>{t("plans.new")}</RouteButton>}
      debitsLink={
        hasDirectDebits ? (
          <RouteButton to={paths.directDebits} appearance="quiet">
            {t("page.directDebits")}
          </RouteButton>
        ) : null
      }
      titleRef={titleRef}
    />
  );
}
