import { useId } from "react";
import type { DataCopy } from "@amberline/api/client";
import { formatInstant } from "@amberline/domain/dates";
import { formatFileSize } from "@amberline/domain/fileSize";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Icon } from "@amberline/ui/Icon";
import { Skeleton } from "@amberline/ui/Skeleton";
import { Row, Stack } from "@amberline/ui/Stack";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Heading, Text } from "@amberline/ui/Text";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { FileDown } from "lucide-react";
import { useTranslation } from "../i18n";
import { Announcer, NoticeBanner, useHeadingFocus } from "../parts";
import type { MyDataView } from "./myData.machine";

export interface MyDataCardProps extends MyDataView {
  /** Makes the key of an order. */
  newKey: () => string;
  timeZone: string;
}

const tones = { making: "info", ready: "positive", failed: "negative" } as const;

interface CopyProps extends Pick<MyDataCardProps, "snapshot" | "send" | "timeZone"> {
  copy: DataCopy;
}

/** How a copy stands, and its download. */
function Copy({ copy, snapshot, send, timeZone }: CopyProps) {
  const { t, i18n } = useTranslation();
  const { id, state, orderedAt, until, size } = copy;
  const when = (at: number) => formatInstant(at, i18n.language, timeZone);
  return (
    <Stack gap={8}>
      <Row>
        <StatusTag tone={tones[state]}>{t(`myData.state.${state}`)}</StatusTag>
      </Row>
      <Text size="small" tone="muted">
        {until === null || size === null
          ? t("myData.ordered", { when: when(orderedAt) })
          : t("myData.until", { size: formatFileSize(size, i18n.language), when: when(until) })}
      </Text>
      {state === "ready" ? (
        <Row>
          <Button
            icon={<Icon icon={FileDown} />}
            isBusy={snapshot.context.copyId === id}
            aria-disabled={!snapshot.can({ type: "copy.download", id }) || undefined}
            onClick={() => send({ type: "copy.download", id })}
          >
            {t("myData.download")}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}

/** A copy of everything the bank holds about the customer, in the profile. */
export function MyDataCard({ snapshot, send, newKey, timeZone }: MyDataCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const { data, notice } = snapshot.context;
  const isFailed = snapshot.matches("failed");
  const isOrdering = snapshot.matches({ shown: "ordering" });
  const order = { type: "copy.order", key: "" } as const;
  // The button unmounts once a copy is ordered.
  const heading = useHeadingFocus(data?.mayOrder === false && !isOrdering);
  return (
    <Card gap={12} aria-labelledby={id}>
      <Heading id={id} ref={heading} tabIndex={-1} level={2} size="body">
        {t("myData.title")}
      </Heading>
      <Text>{t("myData.text")}</Text>
      <NoticeBanner notice={notice} tone="negative" />
      {data?.copies.map((copy) => (
        <Copy key={copy.id} copy={copy} snapshot={snapshot} send={send} timeZone={timeZone} />
      ))}
      {data && (data.mayOrder || isOrdering) ? (
        <Row>
          <Button
            appearance="quiet"
            isBusy={isOrdering}
            aria-disabled={(!isOrdering && !snapshot.can(order)) || undefined}
            onClick={() => send({ ...order, key: newKey() })}
          >
            {t(data.copies.length > 0 ? "myData.orderAgain" : "myData.order")}
          </Button>
        </Row>
      ) : null}
      {isFailed ? (
        <Row>
          <Button appearance="quiet" onClick={() => send({ type: "copies.retry" })}>
            {t("app.retry")}
          </Button>
        </Row>
      ) : null}
      {data || isFailed ? null : (
        <div aria-busy>
          <VisuallyHidden role="status">{t("myData.loading")}</VisuallyHidden>
          <Skeleton shape="block" height="2.5rem" />
        </div>
      )}
      <Announcer meta={snapshot.getMeta()} />
    </Card>
  );
}
