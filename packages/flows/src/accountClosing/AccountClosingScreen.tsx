import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import type { Closing, Outcome } from "@amberline/api/client";
import { civilDate, formatDate } from "@amberline/domain/dates";
import { formatIban } from "@amberline/domain/iban";
import { formatMoney } from "@amberline/domain/money";
import { Actions } from "@amberline/ui/Actions";
import { Amount } from "@amberline/ui/Amount";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { DetailList } from "@amberline/ui/DetailList";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { PayeeTableSkeleton } from "@amberline/ui/PayeeTable";
import { Stack } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import { useTranslation } from "../i18n";
import { Announcer, DownloadButton, LoadFailure, NoticeBanner, useHeadingFocus } from "../parts";
import type { AccountClosingView } from "./accountClosing.machine";
import { ClosingItems, type ClosingKind, type Leading } from "./ClosingItems";
import { PayoutForm } from "./PayoutForm";

const ClosingReview = lazyComponent(() => import("./ClosingReview"), { close: ({ onCancel }) => onCancel() });

export type { ClosingKind };

export interface AccountClosingScreenProps extends AccountClosingView, Leading {
  /** Its IBAN, or its name if it has none. */
  account: string;
  timeZone: string;
  /** Saves the last statement, up to the day of closing. */
  saveStatement: (lastDay: string) => Promise<Outcome<unknown, string>>;
  /** Lead on from an account that is closed. */
  links: ReactNode;
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

type Part = Omit<AccountClosingScreenProps, "account" | "titleRef"> & { closing: Closing };

const isReviewedIn = (snapshot: Part["snapshot"]) =>
  (["reviewing", "closing", "finding"] as const).some((shown) => snapshot.matches({ shown }));

/** When it was closed, and where its money went. */
function Closed({ closing, timeZone, saveStatement, links }: Part) {
  const { t, i18n } = useTranslation();
  const { closedAt, paid, keptUntil } = closing;
  if (closedAt === null) return null;
  const locale = i18n.language;
  const day = civilDate(closedAt, timeZone);
  return (
    <Stack gap={16}>
      <Banner tone="positive" title={t("closing.closed.title")}>
        {keptUntil ? t("closing.closed.kept", { day: formatDate(keptUntil, locale) }) : null}
      </Banner>
      <Card gap={20} max={45}>
        <DetailList
          rows={[
            { label: t("closing.closed.day"), value: formatDate(day, locale) },
            ...(paid
              ? [
                  { label: t("closing.closed.paid"), value: formatMoney(paid.amount, locale) },
                  { label: t("send.payeeName"), value: paid.payee.name },
                  { label: t("send.iban"), value: formatIban(paid.payee.account) },
                  {
                    label: t("closing.closed.payment"),
                    value: t(paid.isFinal ? "closing.closed.arrived" : "closing.closed.onItsWay"),
                  },
                ]
              : []),
          ]}
        />
        <Actions gap={8} layout="phone">
          <DownloadButton download={() => saveStatement(day)}>{t("closing.closed.statement")}</DownloadButton>
          {links}
        </Actions>
      </Card>
    </Stack>
  );
}

/** Where the money goes, or the button where there is none. */
function GoOn({ closing, snapshot, send }: Part) {
  const { t, i18n } = useTranslation();
  const { notice } = snapshot.context;
  const shownNotice = isReviewedIn(snapshot) ? null : notice;
  if (closing.blockers.length > 0) return <NoticeBanner notice={shownNotice} tone="negative" />;
  if (closing.amount.minor === 0)
    return (
      <Stack gap={16} align="start">
        <NoticeBanner notice={shownNotice} tone="negative" />
        <Text>{t("closing.nothing")}</Text>
        <Button appearance="danger" onClick={() => send({ type: "review.open" })}>
          {t("closing.close")}
        </Button>
      </Stack>
    );
  return (
    <Card gap={16} max={35}>
      <Heading level={2}>{t("closing.rest")}</Heading>
      <Stack gap={4}>
        <Amount money={closing.amount} locale={i18n.language} size="display" />
        <Text size="small" tone="muted">
          {t("closing.rest.text")}
        </Text>
      </Stack>
      <PayoutForm
        own={closing.own}
        isBusy={snapshot.hasTag("busy")}
        notice={shownNotice}
        onSubmit={(to) => send({ type: "payee.submit", to })}
      />
    </Card>
  );
}

function Open(props: Part) {
  const { closing, hrefOf, onFollow, onSetUpTwoFactor } = props;
  const { t } = useTranslation();
  const { blockers, ends, closedAt } = closing;
  return (
    <Stack gap={24}>
      {closedAt === null ? null : (
        <Banner tone="caution" title={t("closing.back.title")}>
          {t("closing.back.text")}
        </Banner>
      )}
      {blockers.length > 0 ? (
        <ClosingItems
          title={t("closing.first")}
          text={t(closedAt === null ? "closing.first.text" : "closing.first.payOut")}
          items={blockers}
          hrefOf={hrefOf}
          onFollow={onFollow}
          onSetUpTwoFactor={onSetUpTwoFactor}
        />
      ) : null}
      {ends.length > 0 ? (
        <ClosingItems
          title={t("closing.ends")}
          text={t("closing.ends.text")}
          items={ends}
          hrefOf={hrefOf}
          onFollow={onFollow}
          onSetUpTwoFactor={onSetUpTwoFactor}
        />
      ) : null}
      <GoOn {...props} />
    </Stack>
  );
}

/** Closing an account, and how a closed one stands (specification 2.12). */
export function AccountClosingScreen({ account, titleRef, ...props }: AccountClosingScreenProps) {
  const { snapshot, send } = props;
  const { t } = useTranslation();
  const { closing, to, check, notice } = snapshot.context;
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = titleRef ?? ownHeading;
  // The dialog goes with what opened it.
  useHeadingFocus(snapshot.matches("closed"), heading);
  const toDo = closing?.blockers.length;
  useEffect(() => {
    // What was done is gone from the list, with its button.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [toDo, heading]);
  const retry = () => {
    // The button unmounts, so move focus to the heading.
    heading.current?.focus();
    send({ type: "page.retry" });
  };
  return (
    <Page>
      <PageHeader
        title={t(closing && closing.closedAt !== null ? "closing.closed" : "page.closing")}
        lead={account}
        titleRef={heading}
      />
      {snapshot.matches("loading") ? <PayeeTableSkeleton loadingText={t("closing.loading")} /> : null}
      {snapshot.matches("failed") ? (
        <LoadFailure title={t("closing.failed")} notice={notice} onRetry={retry} />
      ) : null}
      {closing && snapshot.matches("shown") ? <Open {...props} closing={closing} /> : null}
      {closing && snapshot.matches("closed") ? <Closed {...props} closing={closing} /> : null}
      {closing && isReviewedIn(snapshot) ? (
        <ClosingReview
          closing={closing}
          to={to}
          check={check}
          isBusy={snapshot.hasTag("busy")}
          notice={notice}
          onCancel={() => send({ type: "review.leave" })}
          onConfirm={() => send({ type: "review.confirm" })}
        />
      ) : null}
      <Announcer meta={snapshot.getMeta()} />
    </Page>
  );
}
