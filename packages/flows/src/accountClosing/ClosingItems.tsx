import { useId, type MouseEvent } from "react";
import type { ClosingBlocker, ClosingEnd, ClosingRow } from "@amberline/api/client";
import { formatDate } from "@amberline/domain/dates";
import { formatMoney } from "@amberline/domain/money";
import { Button } from "@amberline/ui/Button";
import { RowList, RowListItem } from "@amberline/ui/RowList";
import { Stack } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import { useTranslation } from "../i18n";

export type ClosingKind = ClosingBlocker | ClosingEnd;

export interface Leading {
  /** Where it is seen to; null for nowhere. */
  hrefOf: (kind: ClosingKind) => string | null;
  onFollow: (href: string, event: MouseEvent) => void;
  /** Opens where two-factor is set up, over the page; without it nothing does. */
  onSetUpTwoFactor?: (() => void) | undefined;
}

interface Item {
  kind: ClosingKind;
  rows: readonly ClosingRow[];
}

/** What it is, with a link to it where there is a page, and its rows. */
function ItemText({ kind, rows, hrefOf, onFollow }: Item & Omit<Leading, "onSetUpTwoFactor">) {
  const { t, i18n } = useTranslation();
  const href = hrefOf(kind);
  const title = t(`closing.kind.${kind}`);
  const wordsOf = ({ name, amount, day }: ClosingRow) =>
    [name, amount && formatMoney(amount, i18n.language), day && formatDate(day, i18n.language)]
      .filter(Boolean)
      .join(" · ");
  return (
    <>
      {href ? (
        <a href={href} onClick={(event) => onFollow(href, event)}>
          {title}
        </a>
      ) : (
        <Text>{title}</Text>
      )}
      {rows.map(wordsOf).map((words, nth) =>
        words ? (
          <Text key={`${nth} ${words}`} size="small" tone="muted">
            {words}
          </Text>
        ) : null,
      )}
    </>
  );
}

interface ClosingItemsProps extends Leading {
  title: string;
  text: string;
  items: readonly Item[];
}

/** What comes first, or what closing does. */
export function ClosingItems({ title, text, items, onSetUpTwoFactor, ...leading }: ClosingItemsProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap={12}>
      <Heading id={id} level={2}>
        {title}
      </Heading>
      <Text>{text}</Text>
      <RowList>
        {items.map((item) => (
          <RowListItem key={item.kind} text={<ItemText {...item} {...leading} />}>
            {item.kind === "twoFactor" && onSetUpTwoFactor ? (
              <Button appearance="quiet" size="sm" onClick={onSetUpTwoFactor}>
                {t("closing.setUp")}
              </Button>
            ) : null}
          </RowListItem>
        ))}
      </RowList>
    </Stack>
  );
}
