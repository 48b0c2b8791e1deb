import { useRef, type MouseEvent, type RefObject } from "react";
import type { MoneyRequest } from "@amberline/api/client";
import { formatMoney } from "@amberline/domain/money";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { PayeeTableSkeleton } from "@amberline/ui/PayeeTable";
import { Heading } from "@amberline/ui/Text";
import { HandCoins } from "lucide-react";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, LoadFailure, NoticeBanner } from "../parts";
import type { BankDetails } from "../receive";
import type { moneyRequestsMachine, MoneyRequestsEvent } from "./moneyRequests.machine";
import type { ShareLink } from "./RequestLink";
import { RequestRows } from "./RequestRows";

const ConfirmDialog = lazyComponent(() => import("../parts/ConfirmDialog"), {
  close: ({ onCancel }) => onCancel(),
});
const RequestDialog = lazyComponent(() => import("./RequestDialog"), { close: ({ onClose }) => onClose() });
const RequestForm = lazyComponent(() => import("./RequestForm"), { close: ({ onClose }) => onClose() });

export interface MoneyRequestsScreenProps {
  snapshot: SnapshotFrom<typeof moneyRequestsMachine>;
  send: (event: MoneyRequestsEvent) => void;
  /** Begins a request. */
  onMake: () => void;
  /** Id of the one that is open, from the address; null for none. */
  openId: string | null;
  hrefOf: (id: string) => string;
  /** Called for a click on the link to one. */
  onOpen: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
  onClose: () => void;
  /** Where the money goes; null while the account has no details. */
  details: BankDetails | null;
  /** What the payer is sent. */
  linkOf: (request: MoneyRequest) => string;
  /** Left out where the browser can't. */
  share?: ShareLink | undefined;
  onCopied: () => void;
  /** The bank's day. */
  today: string;
  timeZone: string;
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

/** What the customer asked others to pay, open ones first. */
export function MoneyRequestsScreen(props: MoneyRequestsScreenProps) {
  const { snapshot, send, onMake, openId, hrefOf, onOpen, onClose, details, linkOf, share } = props;
  const { onCopied, today, timeZone, titleRef } = props;
  const { t, i18n } = useTranslation();
  const { requests, change, notice, mayPrepare } = snapshot.context;
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = titleRef ?? ownHeading;
  const retry = () => {
    // The button unmounts, so move focus to the heading.
    heading.current?.focus();
    send({ type: "list.retry" });
  };
  const isMaking = (["making", "creating", "checking"] as const).some((shown) => snapshot.matches({ shown }));
  const isCancelling = change?.act === "cancel" && snapshot.matches({ shown: "changing" });
  const isAsking = snapshot.matches({ shown: "asking" }) || isCancelling;
  // Of the change and not of the address, which Back changes.
  const cancelled = isAsking ? requests?.find(({ id }) => id === change?.id) : undefined;
  const open = isMaking || isAsking ? undefined : requests?.find(({ id }) => id === openId);
  const isOfOpen = change?.id === openId;
  const groups = (["open", "past"] as const).flatMap((name) => {
    const group = requests?.filter(({ state }) => (state === "open") === (name === "open")) ?? [];
    return group.length > 0 ? [{ name, group }] : [];
  });
  const make = mayPrepare ? <Button onClick={onMake}>{t("moneyRequests.new")}</Button> : null;

  return (
    <Page>
      <PageHeader
        title={t("page.moneyRequests")}
        lead={t("moneyRequests.lead")}
        titleRef={heading}
        actions={requests && requests.length > 0 ? make : null}
      />
      {snapshot.matches("loading") ? <PayeeTableSkeleton loadingText={t("moneyRequests.loading")} /> : null}
      {snapshot.matches("failed") ? (
        <LoadFailure title={t("moneyRequests.failed")} notice={notice} onRetry={retry} />
      ) : null}
      {open || isMaking || isAsking || snapshot.matches("failed") ? null : <NoticeBanner notice={notice} />}
      {requests?.length === 0 ? (
        <EmptyState
          icon={<Icon icon={HandCoins} />}
          headingLevel={2}
          title={t("moneyRequests.none")}
          action={make}
        >
          {t("moneyRequests.none.text")}
        </EmptyState>
      ) : null}
      {groups.map(({ name, group }) => (
        <Card key={name} gap={20}>
          <Heading>{t(`moneyRequests.${name}`)}</Heading>
          <RequestRows requests={group} hrefOf={hrefOf} onOpen={onOpen} />
        </Card>
      ))}
      {isMaking && snapshot.status === "active" ? (
        <RequestForm
          isBusy={snapshot.hasTag("busy")}
          notice={snapshot.matches({ shown: "checking" }) ? null : notice}
          today={today}
          onSubmit={(wanted) => send({ type: "form.submit", wanted })}
          onClose={() => {
            send({ type: "form.close" });
            onClose();
          }}
        />
      ) : null}
      {cancelled && snapshot.status === "active" ? (
        <ConfirmDialog
          title={t("moneyRequests.cancel.title")}
          text={t("moneyRequests.cancel.text", {
            amount: formatMoney(cancelled.amount, i18n.language),
            text: cancelled.text,
          })}
          action={t("moneyRequests.cancel")}
          notice={notice}
          isBusy={snapshot.hasTag("busy")}
          onCancel={() => send({ type: "cancel.leave" })}
          onConfirm={() => send({ type: "cancel.confirm" })}
        />
      ) : null}
      {open && snapshot.status === "active" ? (
        <RequestDialog
          request={open}
          mayPrepare={mayPrepare}
          busy={isOfOpen && snapshot.hasTag("busy") ? change : null}
          notice={isOfOpen ? notice : null}
          details={details}
          link={linkOf(open)}
          share={share}
          timeZone={timeZone}
          onCopied={onCopied}
          onChange={(asked) => send({ type: "request.change", change: { id: open.id, ...asked } })}
          onClose={onClose}
        />
      ) : null}
      <Announcer meta={snapshot.getMeta()} />
    </Page>
  );
}
