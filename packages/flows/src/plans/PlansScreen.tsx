import { useRef, type MouseEvent, type ReactNode, type RefObject } from "react";
import type { PlannedPayment } from "@amberline/api/client";
import { formatMoney } from "@amberline/domain/money";
import { Card } from "@amberline/ui/Card";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { PayeeTableSkeleton } from "@amberline/ui/PayeeTable";
import { CalendarClock } from "lucide-react";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, LoadFailure, NoticeBanner } from "../parts";
import { PlanRows } from "./PlanRows";
import type { plansMachine, PlansEvent } from "./plans.machine";

const ConfirmDialog = lazyComponent(() => import("../parts/ConfirmDialog"), {
  close: ({ onCancel }) => onCancel(),
});
const PlanDialog = lazyComponent(() => import("./PlanDialog"), { close: ({ onClose }) => onClose() });

export interface PlansScreenProps {
  snapshot: SnapshotFrom<typeof plansMachine>;
  send: (event: PlansEvent) => void;
  /** Id of the one that is open, from the address; null for none. */
  openId: string | null;
  hrefOf: (id: string) => string;
  /** Called for a click on the link to one. */
  onOpen: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
  onClose: () => void;
  /** Opens the payment form with it. */
  onEdit: (plan: PlannedPayment) => void;
  timeZone: string;
  /** Leads to a new payment. */
  action: ReactNode;
  /** Leads to what creditors collect; null where they can't. */
  debitsLink: ReactNode;
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

/** The payments planned for later, soonest first. */
export function PlansScreen(props: PlansScreenProps) {
  const { snapshot, send, openId, hrefOf, onOpen, onClose, onEdit, timeZone, action, titleRef } = props;
  const { debitsLink } = props;
  const { t, i18n } = useTranslation();
  const { plans, change, notice } = snapshot.context;
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = titleRef ?? ownHeading;
  const retry = () => {
    // The button unmounts, so move focus to the heading.
    heading.current?.focus();
    send({ type: "list.retry" });
  };
  const open = plans?.find(({ id }) => id === openId);
  const isStopping = change?.act === "stop" && snapshot.matches({ shown: "changing" });
  const isAsking = snapshot.matches({ shown: "asking" }) || isStopping;
  // Of the change and not of the address, which Back changes.
  const stopped = isAsking ? plans?.find(({ id }) => id === change?.id) : undefined;
  const isOfOpen = change?.id === openId;

  return (
    <Page>
      <PageHeader
        title={t("page.plans")}
        lead={t("plans.lead")}
        titleRef={heading}
        actions={
          <>
            {debitsLink}
            {plans?.length === 0 ? null : action}
          </>
        }
      />
      {snapshot.matches("loading") ? <PayeeTableSkeleton loadingText={t("plans.loading")} /> : null}
      {snapshot.matches("failed") ? (
        <LoadFailure title={t("plans.failed")} notice={notice} onRetry={retry} />
      ) : null}
      {open ? null : <NoticeBanner notice={snapshot.matches("failed") ? null : notice} />}
      {plans?.length === 0 ? (
        <EmptyState
          icon={<Icon icon={CalendarClock} />}
          headingLevel={2}
          title={t("plans.none")}
          action={action}
        >
          {t("plans.none.text")}
        </EmptyState>
      ) : null}
      {plans && plans.length > 0 ? (
        <Card>
          <PlanRows plans={plans} hrefOf={hrefOf} onOpen={onOpen} />
        </Card>
      ) : null}
      {stopped && snapshot.status === "active" ? (
        <ConfirmDialog
          title={t("plans.stop.title")}
          text={t("plans.stop.text", {
            amount: formatMoney(stopped.amount, i18n.language),
            name: stopped.payee.name,
          })}
          action={t("plans.stop")}
          notice={notice}
          isBusy={snapshot.hasTag("busy")}
          onCancel={() => send({ type: "stop.cancel" })}
          onConfirm={() => send({ type: "stop.confirm" })}
        />
      ) : null}
      {open && snapshot.status === "active" && !isAsking ? (
        <PlanDialog
          plan={open}
          busy={isOfOpen && snapshot.hasTag("busy") ? change.act : null}
          notice={isOfOpen ? notice : null}
          timeZone={timeZone}
          onChange={(act) => send({ type: "plan.change", change: { id: open.id, act, day: open.days[0] } })}
          onEdit={() => onEdit(open)}
          onClose={onClose}
        />
      ) : null}
      <Announcer meta={snapshot.getMeta()} />
    </Page>
  );
}
