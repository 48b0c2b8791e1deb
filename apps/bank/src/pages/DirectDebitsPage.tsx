import { useEffect, useState } from "react";
import { directDebitCalls } from "@amberline/api/client";
import { hasRight } from "@amberline/domain/rights";
import {
  DirectDebitsScreen,
  NoDirectDebits,
  wireDirectDebits,
  type OpenDebit,
} from "@amberline/flows/directDebits";
import { useTranslation } from "@amberline/flows/i18n";
import { useMachine } from "@xstate/react";
import { brand } from "../brand";
import { paths, type PageProps } from "../paths";
import { catchUp, notifyAccountTabs } from "../wiring/accounts/accountTabs";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useProveAgain } from "../wiring/hooks/useClient";
import { followedBy, RouteButton } from "./RouteButton";
import { useOpenInAddress } from "./useOpenDetails";
import { usePageTitle } from "./usePageTitle";
import { useShowToast } from "./useShowToast";

const openable = ["mandate", "collection", "payment"] as const;

/** What is open; of a collection, its mandate may be opened next. */
function useOpenDebit() {
  const named = {
    mandate: useOpenInAddress("mandate"),
    collection: useOpenInAddress("collection"),
    payment: useOpenInAddress("payment"),
  };
  const of = openable.find((each) => named[each].openId !== null);
  const id = of ? named[of].openId : null;
  return {
    open: of && id !== null ? { of, id } : null,
    onOpen: ({ of: next, id: nextId }: OpenDebit) => named[next].onOpen(nextId),
    onClose: () => of && named[of].onOpen(null),
  };
}

function DirectDebits() {
  const { t } = useTranslation();
  const { accounts, client: entry } = useBank();
  const { access } = useCustomer().account;
  const proveAgain = useProveAgain();
  const showToast = useShowToast();
  const titleRef = usePageTitle(t("page.directDebits"));
  const { open, onOpen, onClose } = useOpenDebit();
  const [machine] = useState(() =>
    wireDirectDebits({
      ...directDebitCalls(entry.send, proveAgain),
      showToast,
      tellChanged: () => {
        void accounts.refresh();
        notifyAccountTabs();
      },
    }),
  );
  const mayChange = access === null || hasRight(access.rights, "pay");
  const [snapshot, send] = useMachine(machine, { input: { mayChange } });
  useEffect(() => catchUp(() => send({ type: "list.refresh" })), [send]);
  return (
    <DirectDebitsScreen
      snapshot={snapshot}
      send={send}
      open={open}
      hrefOf={({ of, id }) => `${paths.directDebits}?${new URLSearchParams({ [of]: id })}`}
      onOpen={(next, event) => followedBy(event, () => onOpen(next))}
      onClose={onClose}
      timeZone={brand.timeZone}
      complaintButton={
        <RouteButton to={paths.complaint} appearance="quiet">
          {t("directDebits.rights.complain")}
        </RouteButton>
      }
      titleRef={titleRef}
    />
  );
}

function None() {
  const { t } = useTranslation();
  return <NoDirectDebits titleRef={usePageTitle(t("page.directDebits"))} />;
}

/** Who may collect money from the account. */
export default function DirectDebitsPage(_: PageProps) {
  return useCustomer().account.hasDirectDebits ? <DirectDebits /> : <None />;
}
