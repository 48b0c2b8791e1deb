import { useEffect, useState } from "react";
import { useTranslation } from "@amberline/flows/i18n";
import { PayeeFormScreen, wirePayeeForm } from "@amberline/flows/payeeForm";
import type { PayeeKind } from "@amberline/flows/savedPayees";
import { useMachine } from "@xstate/react";
import { useParams } from "wouter";
import { paths, type PageProps } from "../paths";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { followedBy } from "./RouteButton";
import { useFindBank } from "./useFindBank";
import { useGoTo } from "./useGoTo";
import { useLeaveFor } from "./useLeaveFor";
import { usePageTitle } from "./usePageTitle";
import { useVisitSlot } from "./useVisitSlot";
import { useShowToast } from "./useShowToast";

function PayeeFormOf({ kind, id }: { kind: PayeeKind; id: string | null }) {
  const back = kind === "receiver" ? paths.receivers : paths.templates;
  const { t } = useTranslation();
  const client = useClient();
  const { templatePrefill } = useBank();
  const showToast = useShowToast();
  const { account } = useCustomer();
  const titleRef = usePageTitle(t(`payees.${kind}.${id === null ? "create" : "edit"}`));
  const goTo = useGoTo();
  const leaveFor = useLeaveFor();
  const findBank = useFindBank();
  const prefill = useVisitSlot(templatePrefill);
  const isNewTemplate = kind === "template" && id === null;
  const [machine] = useState(() => wirePayeeForm({ ...client, showToast }));
  const [snapshot, send] = useMachine(machine, { input: { accountId: account.id, kind, id } });
  const isSaved = snapshot.matches("done");

  useEffect(() => {
    if (isSaved) goTo(back);
  }, [isSaved, goTo, back]);

  if (snapshot.status !== "active") return null;
  return (
    <PayeeFormScreen
      snapshot={snapshot}
      send={send}
      findBank={findBank}
      titleRef={titleRef}
      prefill={isNewTemplate ? prefill : undefined}
      backHref={back}
      onBack={(event) => followedBy(event, () => leaveFor(back))}
    />
  );
}

/** A new template or receiver, or one to be changed (specification 2.14). */
export default function PayeeFormPage({ name }: PageProps) {
  const { id = null } = useParams<{ id?: string }>();
  const isReceiver = name === "createReceiver" || name === "editReceiver";
  return <PayeeFormOf key={id} kind={isReceiver ? "receiver" : "template"} id={id} />;
}
