import { useEffect, useState } from "react";
import type { Language } from "@amberline/domain/language";
import { hasRight } from "@amberline/domain/rights";
import { useTranslation } from "@amberline/flows/i18n";
import { ReceiveScreen, accountStatusOf, wireReceive } from "@amberline/flows/receive";
import { useMachine } from "@xstate/react";
import { brand } from "../brand";
import { newRequest, paths, type PageProps } from "../paths";
import { saved } from "@amberline/app-kit/files";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { ChatButton, RouteButton } from "./RouteButton";
import { useShellDialogs } from "./shellDialogs";
import { useSayCopied } from "./useSayCopied";
import { usePageTitle } from "./usePageTitle";

/** Leads to asking others for money. */
function RequestLinks() {
  const { t } = useTranslation();
  const { access } = useCustomer().account;
  const mayPrepare = access === null || hasRight(access.rights, "prepare");
  return (
    <>
      <RouteButton to={paths.moneyRequests} appearance="plain">
        {t("page.moneyRequests")}
      </RouteButton>
      {mayPrepare ? (
        <RouteButton to={`${paths.moneyRequests}?request=${newRequest}`} appearance="quiet">
          {t("moneyRequests.new")}
        </RouteButton>
      ) : null}
    </>
  );
}

/** Bank details for receiving money (specification 2.9). */
export default function ReceivePage(_: PageProps) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const client = useClient();
  const { accounts } = useBank();
  const sayCopied = useSayCopied();
  const { account } = useCustomer();
  const dialogs = useShellDialogs();
  const titleRef = usePageTitle(t("page.receive"));
  const [machine] = useState(() =>
    wireReceive({
      readAccount: accounts.refresh,
      verify: () => dialogs.open("verification"),
      savePdf: (signal) => saved(client.detailsPdf(account.id, { signal })),
    }),
  );
  const [input] = useState(() => accountStatusOf(account, brand.loading, language));
  const [snapshot, send] = useMachine(machine, { input });
  useEffect(
    () => send({ type: "account.changed", standing: accountStatusOf(account, brand.loading, language) }),
    [send, account, language],
  );

  return (
    <ReceiveScreen
      snapshot={snapshot}
      send={send}
      titleRef={titleRef}
      onCopied={sayCopied}
      chatButton={<ChatButton />}
      requestLinks={account.hasMoneyRequests ? <RequestLinks /> : null}
    />
  );
}
