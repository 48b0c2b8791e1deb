import { useRef, useState, type MouseEvent, type RefObject } from "react";
import type { Approvals, Proposal } from "@amberline/api/client";
import { formatMoney, type Money } from "@amberline/domain/money";
import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { PayeeTableSkeleton } from "@amberline/ui/PayeeTable";
import { ProgressBar } from "@amberline/ui/ProgressBar";
import { Skeleton } from "@amberline/ui/Skeleton";
import { Row, Stack } from "@amberline/ui/Stack";
import { Tabs } from "@amberline/ui/Tabs";
import { ListChecks } from "lucide-react";
import { useTranslation } from "../i18n";
import { Announcer, LoadFailure, NoticeBanner } from "../parts";
import type { Calendar } from "../shared/whenWords";
import { ApprovalTable } from "./ApprovalTable";
import { Bar, Figures, Rows } from "./approvals.styles";
import { paymentsIn } from "./amountOf";
import { isAboveDay, leftToday, proposalsOf, totalOf, type ApprovalsView } from "./approvals.machine";
import { planText } from "./approvalWords";
import { titleOf } from "./titleOf";

const ConfirmDialog = lazyComponent(() => import("../parts/ConfirmDialog"), {
  close: ({ onCancel }) => onCancel(),
});
const cancelled = { close: ({ send }: ApprovalsView) => send({ type: "dialog.cancel" }) };
const ApproveDialog = lazyComponent(() => import("./ApproveDialog"), cancelled);
const DeclineDialog = lazyComponent(() => import("./DeclineDialog"), cancelled);
const ApprovalDialog = lazyComponent(() => import("./ApprovalDialog"), { close: ({ onClose }) => onClose() });

type List = "waiting" | "own" | "finished";

export interface ApprovalsScreenProps extends ApprovalsView, Omit<Calendar, "locale"> {
  /** How many wait, as far as is known before they are read. */
  waiting: number;
  /** Id of the one that is open, from the address; null for none. */
  openId: string | null;
  hrefOf: (id: string) => string;
  /** Called for a click on the link to one. */
  onOpen: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
  onClose: () => void;
  /** The address of a file's payments. */
  fileHrefOf: (fileId: string) => string;
  /** Called for a click on that address; a router prevents the default and navigates itself. */
  onFollow: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

const lists: Record<List, (proposal: Proposal) => boolean> = {
  waiting: ({ state }) => state === "waiting",
  own: ({ madeBy }) => madeBy.isSelf,
  finished: ({ state }) => state !== "waiting",
};

function WaitingFigures({ approvals, waiting }: { approvals: Approvals; waiting: readonly Proposal[] }) {
  const { t, i18n } = useTranslation();
  const amount = (money: Money | null) =>
    money ? formatMoney(money, i18n.language) : t("approvals.noLimit");
  const { own } = approvals;
  const left = leftToday(approvals);
  const count = paymentsIn(waiting);
  return (
    <Figures>
      <div>
        <dt>{t("approvals.figure.waiting", { count })}</dt>
        <dd>{amount(totalOf(waiting))}</dd>
      </div>
      {own ? (
        <>
          <div>
            <dt>{t("approvals.figure.perPayment")}</dt>
            <dd>{amount(own.perPayment)}</dd>
          </div>
          <div data-part="today">
            <dt>
              <span>{t("approvals.figure.today")}</span>
              {own.perDay ? <span>{t("approvals.figure.of", { amount: amount(own.perDay) })}</span> : null}
            </dt>
            <dd>
              {amount(left)}
              {own.perDay && left ? (
                <ProgressBar
                  data-part="meter"
                  label={t("approvals.figure.today")}
                  value={own.perDay.minor > 0 ? left.minor / own.perDay.minor : 0}
                  valueText=""
                />
              ) : null}
            </dd>
          </div>
        </>
      ) : null}
    </Figures>
  );
}

/** As high as the figures and the first rows. */
function Waiting() {
  const { t } = useTranslation();
  return (
    <Stack gap={24}>
      <Skeleton shape="block" height="6.6875rem" />
      <PayeeTableSkeleton loadingText={t("approvals.loading")} />
    </Stack>
  );
}

/** What is selected, its total, and what can be done with it. */
function SelectionBar({ snapshot, send }: ApprovalsView) {
  const { t, i18n } = useTranslation();
  const { approvals, selected } = snapshot.context;
  const chosen = proposalsOf(approvals, selected);
  if (chosen.length === 0) return null;
  const [first] = chosen;
  const isTooMuch = isAboveDay(approvals, selected);
  const areSentAtOnce = chosen.every(
    ({ needed, approvedBy, proposed }) =>
      approvedBy.length + 1 >= needed && planText(proposed, t, i18n.language) === null,
  );
  return (
    <Bar aria-label={t("approvals.selected", { count: chosen.length })}>
      <p>
        {t(areSentAtOnce ? "approvals.selectedAtOnce" : "approvals.selected", { count: chosen.length })}
        <b>{formatMoney(totalOf(chosen), i18n.language)}</b>
        <span data-part="problem" role="status">
          {isTooMuch ? t("approvals.aboveDayTogether") : null}
        </span>
      </p>
      <Row gap={12}>
        {first && chosen.length === 1 ? (
          <Button appearance="quiet" onClick={() => send({ type: "decline.ask", id: first.id })}>
            {t("approvals.decline")}
          </Button>
        ) : null}
        <Button
          aria-disabled={isTooMuch || undefined}
          onClick={() => send({ type: "approval.ask", ids: selected })}
        >
          {chosen.length === 1
            ? t("approvals.approve")
            : t("approvals.approveSome", { count: paymentsIn(chosen) })}
        </Button>
      </Row>
    </Bar>
  );
}

/** For an account in which nothing is approved. */
export function NoApprovals({ titleRef }: Pick<ApprovalsScreenProps, "titleRef">) {
  const { t } = useTranslation();
  return (
    <Page>
      <PageHeader title={t("page.approvals")} {...(titleRef && { titleRef })} />
      <EmptyState icon={<Icon icon={ListChecks} />} headingLevel={2} title={t("approvals.none.off")}>
        {t("approvals.none.off.text")}
      </EmptyState>
    </Page>
  );
}

/** What others have to approve, what the customer made, and what became of it. */
export function ApprovalsScreen(props: ApprovalsScreenProps) {
  const { snapshot, send, waiting, openId, hrefOf, onOpen, onClose, titleRef, ...rest } = props;
  const { fileHrefOf, onFollow, ...place } = rest;
  const { t, i18n } = useTranslation();
  const calendar = { ...place, locale: i18n.language };
  const [list, setList] = useState<List>("waiting");
  const { approvals, selected, asked, notice } = snapshot.context;
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = titleRef ?? ownHeading;
  const isLost = snapshot.matches("failed") || snapshot.matches("lost");
  const isShown = snapshot.matches("shown") && approvals !== null;
  const isAsking = snapshot.hasTag("dialog");
  const askedFor = proposalsOf(approvals, asked?.ids ?? []);
  const [declined] = asked?.act === "decline" ? askedFor : [];
  const open = approvals?.proposals.find(({ id }) => id === openId);
  const isOfOpen = asked?.ids.includes(openId ?? "") ?? false;
  const isActive = snapshot.status === "active";

  const listed = (name: List) => approvals?.proposals.filter(lists[name]) ?? [];
  const retry = () => {
    // The button unmounts, so move focus to the heading.
    heading.current?.focus();
    send({ type: "list.retry" });
  };
  const content = (name: List) => {
    if (isLost)
      return (
        <LoadFailure
          title={t(snapshot.matches("lost") ? "approvals.lost" : "approvals.failed")}
          notice={notice}
          onRetry={retry}
        />
      );
    if (!isShown) return <Waiting />;
    const proposals = listed(name);
    const isWaiting = name === "waiting";
    if (proposals.length === 0)
      return (
        <EmptyState icon={<Icon icon={ListChecks} />} headingLevel={2} title={t(`approvals.none.${name}`)}>
          {t(`approvals.none.${name}.text`)}
        </EmptyState>
      );
    return (
      <Rows>
        {isWaiting ? <WaitingFigures approvals={approvals} waiting={proposals} /> : null}
        <ApprovalTable
          label={t(`approvals.${name}`)}
          proposals={proposals}
          selected={isWaiting ? selected : null}
          onSelect={(ids) => send({ type: "selection.change", ids })}
          hrefOf={hrefOf}
          onOpen={onOpen}
          {...calendar}
        />
        {isWaiting ? <SelectionBar snapshot={snapshot} send={send} /> : null}
      </Rows>
    );
  };

  return (
    <Page>
      <PageHeader title={t("page.approvals")} titleRef={heading} />
      {isAsking || isLost || (open && isOfOpen) ? null : <NoticeBanner notice={notice} />}
      <Tabs
        label={t("page.approvals")}
        selected={list}
        onSelect={setList}
        tabs={[
          {
            id: "waiting",
            label: t("approvals.waiting"),
            count: approvals ? listed("waiting").length : waiting,
            content: content("waiting"),
          },
          { id: "own", label: t("approvals.own"), content: content("own") },
          { id: "finished", label: t("approvals.finished"), content: content("finished") },
        ]}
      />
      {isActive && isAsking && asked?.act === "approve" ? (
        <ApproveDialog proposals={askedFor} snapshot={snapshot} send={send} />
      ) : null}
      {isActive && isAsking && declined?.bar === "own" ? (
        <ConfirmDialog
          title={t("approvals.withdraw.title")}
          text={t(declined.proposed.kind === "file" ? "approvals.withdraw.file" : "approvals.withdraw.text", {
            name: titleOf(declined.proposed, t, i18n.language),
          })}
          action={t("approvals.withdraw")}
          isBusy={snapshot.hasTag("busy")}
          notice={notice}
          onCancel={() => send({ type: "dialog.cancel" })}
          onConfirm={() => send({ type: "decline.confirm", reason: "" })}
        />
      ) : null}
      {isActive && isAsking && declined && declined.bar !== "own" ? (
        <DeclineDialog proposal={declined} snapshot={snapshot} send={send} />
      ) : null}
      {isActive && open && !isAsking ? (
        <ApprovalDialog
          proposal={open}
          notice={isOfOpen ? notice : null}
          isAboveDay={isAboveDay(approvals, [open.id])}
          onApprove={() => send({ type: "approval.ask", ids: [open.id] })}
          onDecline={() => send({ type: "decline.ask", id: open.id })}
          onClose={onClose}
          fileHrefOf={fileHrefOf}
          onFollow={onFollow}
          {...calendar}
        />
      ) : null}
      {isAsking ? null : <Announcer meta={snapshot.getMeta()} />}
    </Page>
  );
}
