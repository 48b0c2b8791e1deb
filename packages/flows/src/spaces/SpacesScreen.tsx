import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { formatMoney, sumMoney, type Money } from "@amberline/domain/money";
import { Amount } from "@amberline/ui/Amount";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Columns } from "@amberline/ui/Columns";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { PayeeTableSkeleton } from "@amberline/ui/PayeeTable";
import { Stack } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import { PiggyBank } from "lucide-react";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, LoadFailure } from "../parts";
import { SpaceCard } from "./SpaceCard";
import type { spacesMachine, SpacesEvent } from "./spaces.machine";

const ConfirmDialog = lazyComponent(() => import("../parts/ConfirmDialog"), {
  close: ({ onCancel }) => onCancel(),
});
const SpaceForm = lazyComponent(() => import("./SpaceForm"), { close: ({ onClose }) => onClose() });
const MoveForm = lazyComponent(() => import("./MoveForm"), { close: ({ onClose }) => onClose() });

export interface SpacesScreenProps {
  snapshot: SnapshotFrom<typeof spacesMachine>;
  send: (event: SpacesEvent) => void;
  /** Of spaces, and of money that is moved. */
  newId: () => string;
  /** On the account; null if unknown. */
  available: Money | null;
  /** The bank's day. */
  today: string;
  /** Leads to the budgets. */
  further?: ReactNode;
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

/** What the customer sets money aside for, and how much of it there is in all. */
export function SpacesScreen({
  snapshot,
  send,
  newId,
  available,
  today,
  further,
  titleRef,
}: SpacesScreenProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const { spaces, openId, intent, notice, mayMove } = snapshot.context;
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = titleRef ?? ownHeading;
  const retry = () => {
    // The button unmounts, so move focus to the heading.
    heading.current?.focus();
    send({ type: "list.retry" });
  };
  const count = spaces?.length;
  const countBefore = useRef(count);
  useEffect(() => {
    const before = countBefore.current ?? -1;
    countBefore.current = count;
    // The button that opened the dialog has unmounted: that of the empty page, or that of a closed space.
    const isGone = count !== undefined && (before === 0 ? count > 0 : count < before);
    if (isGone && document.activeElement === document.body) heading.current?.focus();
  }, [count, heading]);
  const isActive = snapshot.status === "active";
  const isBusy = snapshot.hasTag("busy");
  const open = spaces?.find(({ id }) => id === openId);
  const moved = spaces?.find(({ id }) => id === intent?.id);
  const isEditing = snapshot.matches({ shown: "editing" }) || snapshot.matches({ shown: "saving" });
  const isMoving = snapshot.matches({ shown: "moving" }) || snapshot.matches({ shown: "sending" });
  const isClosing = snapshot.matches({ shown: "asking" }) || snapshot.matches({ shown: "closing" });
  const begin = mayMove ? (
    <Button onClick={() => send({ type: "form.open", id: newId() })}>{t("spaces.new")}</Button>
  ) : null;
  const total = sumMoney(
    (spaces ?? []).map(({ balance }) => balance),
    "EUR",
  );

  return (
    <Page>
      <PageHeader
        title={t("page.spaces")}
        lead={t("spaces.lead")}
        titleRef={heading}
        actions={
          <>
            {further}
            {spaces && spaces.length > 0 ? begin : null}
          </>
        }
      />
      {snapshot.matches("loading") ? <PayeeTableSkeleton loadingText={t("spaces.loading")} /> : null}
      {snapshot.matches("failed") ? (
        <LoadFailure title={t("spaces.failed")} notice={notice} onRetry={retry} />
      ) : null}
      {spaces?.length === 0 ? (
        <EmptyState icon={<Icon icon={PiggyBank} />} headingLevel={2} title={t("spaces.none")} action={begin}>
          {t("spaces.none.text")}
        </EmptyState>
      ) : null}
      {spaces && spaces.length > 0 ? (
        <Stack gap={24}>
          <Card gap={4}>
            <Text tone="muted">{t("spaces.total")}</Text>
            <Amount money={total} locale={locale} size="display" />
          </Card>
          <Columns>
            {spaces.map((space) => (
              <SpaceCard
                key={space.id}
                space={space}
                mayMove={mayMove}
                onMove={(direction) =>
                  send({ type: "move.open", intent: { id: space.id, key: newId(), direction } })
                }
                onChange={() => send({ type: "form.open", id: space.id })}
                onClose={() => send({ type: "close.open", id: space.id })}
              />
            ))}
          </Columns>
        </Stack>
      ) : null}
      {isActive && isEditing ? (
        <SpaceForm
          space={open ?? null}
          isBusy={isBusy}
          notice={notice}
          today={today}
          onSubmit={(wish) => send({ type: "form.submit", wish })}
          onClose={() => send({ type: "form.leave" })}
        />
      ) : null}
      {isActive && isMoving && moved && intent ? (
        <MoveForm
          space={moved}
          direction={intent.direction}
          available={intent.direction === "in" ? available : moved.balance}
          isBusy={isBusy}
          notice={notice}
          onSubmit={(amount) => send({ type: "move.submit", amount })}
          onClose={() => send({ type: "move.leave" })}
        />
      ) : null}
      {isActive && isClosing && open ? (
        <ConfirmDialog
          title={t("spaces.close.title", { name: open.name })}
          text={
            open.balance.minor > 0
              ? t("spaces.close.text", { amount: formatMoney(open.balance, locale) })
              : t("spaces.close.empty")
          }
          action={open.balance.minor > 0 ? t("spaces.close.moving") : t("spaces.close")}
          notice={notice}
          isBusy={isBusy}
          onCancel={() => send({ type: "close.leave" })}
          onConfirm={() => send({ type: "close.confirm" })}
        />
      ) : null}
      <Announcer meta={snapshot.getMeta()} />
    </Page>
  );
}
