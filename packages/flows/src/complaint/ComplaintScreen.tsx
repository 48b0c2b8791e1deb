import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { complaintAnswerDays } from "@amberline/domain/complaint";
import { formatDate } from "@amberline/domain/dates";
import { Actions } from "@amberline/ui/Actions";
import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { PageHeader } from "@amberline/ui/PageHeader";
import { CircleCheck } from "lucide-react";
import type { SnapshotFrom } from "xstate";
import { Trans, useTranslation } from "../i18n";
import { Announcer } from "../parts";
import type { ComplaintEvent, complaintMachine } from "./complaint.machine";
import { ComplaintForm } from "./ComplaintForm";
import { ComplaintPage, Reference } from "./ComplaintScreen.styles";

export interface ComplaintScreenProps {
  snapshot: SnapshotFrom<typeof complaintMachine>;
  send: (event: ComplaintEvent) => void;
  /** Generates a unique id. */
  newId: () => string;
  /** Link home after sending. */
  homeLink: ReactNode;
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

/** A complaint with attachments (specification 2.13). */
export function ComplaintScreen({ snapshot, send, newId, homeLink, titleRef }: ComplaintScreenProps) {
  const { t, i18n } = useTranslation();
  const { progress, answer: receipt, notice } = snapshot.context;
  const isSent = snapshot.matches("done");
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent) done.current?.focus();
  }, [isSent]);
  const again = () => {
    // The button unmounts, so move focus.
    titleRef?.current?.focus();
    send({ type: "form.begin" });
  };
  if (snapshot.status !== "active") return null;
  return (
    <ComplaintPage>
      <PageHeader
        title={t("page.complaint")}
        lead={isSent ? null : t("complaint.lead", { days: complaintAnswerDays })}
        titleRef={titleRef}
      />
      {isSent ? (
        <EmptyState
          ref={done}
          tabIndex={-1}
          icon={<Icon icon={CircleCheck} />}
          headingLevel={2}
          title={t("complaint.sent")}
          action={
            <Actions layout="fill">
              <Button appearance="quiet" onClick={again}>
                {t("complaint.again")}
              </Button>
              {homeLink}
            </Actions>
          }
        >
          {receipt?.reference ? (
            <>
              <Trans
                i18nKey="complaint.reference"
                values={{ reference: receipt.reference }}
                components={{ strong: <Reference /> }}
              />{" "}
            </>
          ) : null}
          {receipt?.answerBy
            ? t("complaint.answerBy", { day: formatDate(receipt.answerBy, i18n.language) })
            : t("complaint.answer")}
        </EmptyState>
      ) : (
        <ComplaintForm
          progress={progress}
          notice={notice}
          newId={newId}
          isBusy={snapshot.hasTag("busy")}
          onSubmit={(complaint) => send({ type: "form.submit", form: complaint })}
          onCancel={() => send({ type: "sending.cancel" })}
        />
      )}
      <Announcer meta={snapshot.getMeta()} />
    </ComplaintPage>
  );
}
