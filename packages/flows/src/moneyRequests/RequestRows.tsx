import type { MouseEvent } from "react";
import type { MoneyRequest } from "@amberline/api/client";
import { formatDate } from "@amberline/domain/dates";
import { initials } from "@amberline/domain/names";
import { Amount } from "@amberline/ui/Amount";
import { Avatar } from "@amberline/ui/Avatar";
import { Icon } from "@amberline/ui/Icon";
import { StatusTag } from "@amberline/ui/StatusTag";
import { HandCoins } from "lucide-react";
import { useTranslation } from "../i18n";
import { Rows } from "./moneyRequests.styles";
import { stateWords } from "./requestWords";

/** Of whom it asks, or a picture of asking. */
export function RequestFace({ payer }: Pick<MoneyRequest, "payer">) {
  return (
    <Avatar size="lg" {...(payer ? { tintedBy: payer } : { appearance: "quiet" as const })}>
      {initials(payer) || <Icon icon={HandCoins} />}
    </Avatar>
  );
}

interface RequestRowsProps {
  requests: readonly MoneyRequest[];
  hrefOf: (id: string) => string;
  onOpen: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One row of each: whom it asks, for what and until when, how much, and how it stands. */
export function RequestRows({ requests, hrefOf, onOpen }: RequestRowsProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  return (
    <Rows role="list">
      {requests.map((request) => {
        const { id, payer, text, amount, until } = request;
        const { tone, text: words } = stateWords(request, t, locale);
        const day = t("moneyRequests.untilDay", { day: formatDate(until, locale, "medium") });
        return (
          <li key={id}>
            <RequestFace payer={payer} />
            <div>
              <a href={hrefOf(id)} onClick={(event) => onOpen(id, event)}>
                {payer || text}
              </a>
              {payer ? `${text} · ${day}` : day}
            </div>
            <Amount money={amount} locale={locale} />
            <StatusTag tone={tone}>{words}</StatusTag>
          </li>
        );
      })}
    </Rows>
  );
}
