import { useEffect, useState } from "react";
import { paymentFileCalls } from "@amberline/api/client";
import { addMoney } from "@amberline/domain/money";
import { civilDate } from "@amberline/domain/dates";
import { hasRight } from "@amberline/domain/rights";
import { useTranslation } from "@amberline/flows/i18n";
import { NoPaymentFiles, PaymentFilesScreen, wirePaymentFile } from "@amberline/flows/paymentFile";
import { useMachine } from "@xstate/react";
import { useLocation } from "wouter";
import { brand } from "../brand";
import { paths, type PageProps } from "../paths";
import { notifyAccountTabs } from "../wiring/accounts/accountTabs";
import { followAttention, isAttended } from "../wiring/browser/attention";
import { saved, saveFile } from "@amberline/app-kit/files";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { Consents } from "./Consents";
import { followedBy, RouteButton } from "./RouteButton";
import { useOpenInAddress } from "./useOpenDetails";
import { usePageTitle } from "./usePageTitle";

const addressOf = (id: string) => `${paths.paymentFiles}?${new URLSearchParams({ file: id })}`;

function PaymentFiles() {
  const { t } = useTranslation();
  const { accounts, now, client: entry } = useBank();
  const { access, balance, overdraft, nameCheckPolicy } = useCustomer().account;
  const titleRef = usePageTitle(t("page.paymentFiles"));
  const [, navigate] = useLocation();
  const { openId, onOpen } = useOpenInAddress("file");
  const [client] = useState(() => paymentFileCalls(entry.send));
  const [machine] = useState(() =>
    wirePaymentFile({
      ...client,
      goToFile: (id) => navigate(addressOf(id)),
      goToList: () => navigate(paths.paymentFiles, { replace: true }),
      tellChanged: () => {
        void accounts.refresh();
        notifyAccountTabs();
      },
    }),
  );
  const mayPrepare = access === null || hasRight(access.rights, "prepare");
  const [snapshot, send] = useMachine(machine, { input: { fileId: openId, mayPrepare } });
  useEffect(() => {
    send(openId === null ? { type: "list.open" } : { type: "file.open", id: openId });
  }, [send, openId]);
  useEffect(() => {
    const tell = () => send({ type: isAttended() ? "page.shown" : "page.hidden" });
    if (!isAttended()) tell();
    return followAttention(tell);
  }, [send]);
  return (
    <Consents>
      <PaymentFilesScreen
        snapshot={snapshot}
        send={send}
        available={balance && addMoney(balance, overdraft)}
        refusesNames={nameCheckPolicy === "refuse"}
        seesSalaries={access === null || hasRight(access.rights, "salaries")}
        approvalsButton={<RouteButton to={paths.approvals}>{t("paymentFile.seeApprovals")}</RouteButton>}
        hrefOf={addressOf}
        onOpen={(id, event) => followedBy(event, () => onOpen(id))}
        onClose={() => onOpen(null)}
        onSave={saveFile}
        onReport={(id, format) => saved(client.paymentFileReport({ id, format }))}
        today={civilDate(now(), brand.timeZone)}
        timeZone={brand.timeZone}
        titleRef={titleRef}
      />
    </Consents>
  );
}

function None() {
  const { t } = useTranslation();
  return <NoPaymentFiles titleRef={usePageTitle(t("page.paymentFiles"))} />;
}

/** A company's payments from files. */
export default function PaymentFilesPage(_: PageProps) {
  return useCustomer().account.hasPaymentFiles ? <PaymentFiles /> : <None />;
}
