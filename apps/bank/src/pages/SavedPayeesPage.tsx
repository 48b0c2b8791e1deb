import { useEffect, useState } from "react";
import { trustCalls } from "@amberline/api/client";
import { useTranslation } from "@amberline/flows/i18n";
import {
  SavedPayeesScreen,
  wireReceivers,
  wireTemplates,
  type PayeeKind,
} from "@amberline/flows/savedPayees";
import { useMachine } from "@xstate/react";
import { paths, type PageProps } from "../paths";
import { catchUp } from "../wiring/accounts/accountTabs";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient, useProveAgain } from "../wiring/hooks/useClient";
import { prefillFromSavedPayee } from "./prefillFromSavedPayee";
import { followedBy } from "./RouteButton";
import { useGoTo } from "./useGoTo";
import { usePageTitle } from "./usePageTitle";
import { useSendTo } from "./useSendTo";
import { useShowToast } from "./useShowToast";

const hrefsOf = {
  template: {
    add: paths.createTemplate,
    edit: (id: string) => paths.editTemplate.replace(":id", encodeURIComponent(id)),
    other: paths.receivers,
  },
  receiver: {
    add: paths.createReceiver,
    edit: (id: string) => paths.editReceiver.replace(":id", encodeURIComponent(id)),
    other: paths.templates,
  },
};

/** Templates or receivers (specification 2.14). */
export default function SavedPayeesPage({ name }: PageProps) {
  const kind: PayeeKind = name === "receivers" ? "receiver" : "template";
  const { t, i18n } = useTranslation();
  const client = useClient();
  const { client: entry } = useBank();
  const proveAgain = useProveAgain();
  const showToast = useShowToast();
  const { account } = useCustomer();
  const titleRef = usePageTitle(t(`page.${kind}s`));
  const goTo = useGoTo();
  const sendTo = useSendTo();
  const [machine] = useState(() =>
    kind === "receiver"
      ? wireReceivers({ ...client, ...trustCalls(entry.send, proveAgain), showToast })
      : wireTemplates({ ...client, showToast }),
  );
  const [snapshot, send] = useMachine(machine, { input: { accountId: account.id } });
  useEffect(() => catchUp(() => send({ type: "list.refresh" })), [send]);
  return (
    <SavedPayeesScreen
      kind={kind}
      snapshot={snapshot}
      send={send}
      titleRef={titleRef}
      hrefs={hrefsOf[kind]}
      onFollow={(href, event) => followedBy(event, () => goTo(href))}
      onChoose={(payee) => sendTo(prefillFromSavedPayee(payee, i18n.language))}
    />
  );
}
