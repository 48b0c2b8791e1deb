import { useEffect, useState } from "react";
import { civilDate } from "@amberline/domain/dates";
import { ApprovalsScreen, NoApprovals, wireApprovals } from "@amberline/flows/approvals";
import { useTranslation } from "@amberline/flows/i18n";
import { useMachine } from "@xstate/react";
import { brand } from "../brand";
import { paths, type PageProps } from "../paths";
import { catchUp, notifyAccountTabs } from "../wiring/accounts/accountTabs";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { Consents } from "./Consents";
import { followedBy } from "./RouteButton";
import { useGoTo } from "./useGoTo";
import { useOpenInAddress } from "./useOpenDetails";
import { usePageTitle } from "./usePageTitle";
import { useShowToast } from "./useShowToast";

function Approvals({ waiting }: { waiting: number }) {
  const { t } = useTranslation();
  const client = useClient();
  const { accounts, now } = useBank();
  const showToast = useShowToast();
  const goTo = useGoTo();
  const titleRef = usePageTitle(t("page.approvals"));
  const { openId, onOpen } = useOpenInAddress("approval");
  const [machine] = useState(() =>
    wireApprovals({
      ...client,
      showToast,
      tellChanged: () => {
        void accounts.refresh();
        notifyAccountTabs();
      },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  useEffect(() => catchUp(() => send({ type: "list.refresh" })), [send]);
  return (
    <Consents>
      <ApprovalsScreen
        snapshot={snapshot}
        send={send}
        waiting={waiting}
        openId={openId}
        hrefOf={(id) => `${paths.approvals}?${new URLSearchParams({ approval: id })}`}
        onOpen={(id, event) => followedBy(event, () => onOpen(id))}
        onClose={() => onOpen(null)}
        fileHrefOf={(id) => `${paths.paymentFiles}?${new URLSearchParams({ file: id })}`}
        onFollow={(href, event) => followedBy(event, () => goTo(href))}
        today={civilDate(now(), brand.timeZone)}
        timeZone={brand.timeZone}
        titleRef={titleRef}
      />
    </Consents>
  );
}

function None() {
  const { t } = useTranslation();
  return <NoApprovals titleRef={usePageTitle(t("page.approvals"))} />;
}

/** What waits for approval in a company's account. */
export default function ApprovalsPage(_: PageProps) {
  const { approvals } = useCustomer().account;
  // What ended last stays in sight, even where nothing has to be approved from then on.
  const [had] = useState(approvals !== null);
  return had || approvals ? <Approvals waiting={approvals?.waiting ?? 0} /> : <None />;
}
