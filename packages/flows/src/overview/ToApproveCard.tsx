import { useId, type MouseEvent } from "react";
import type { AccountOverview } from "@amberline/api/client";
import { initials } from "@amberline/domain/names";
import { Amount } from "@amberline/ui/Amount";
import { Avatar } from "@amberline/ui/Avatar";
import { Card } from "@amberline/ui/Card";
import { Icon } from "@amberline/ui/Icon";
import { Heading } from "@amberline/ui/Text";
import { FileSpreadsheet, ShieldCheck } from "lucide-react";
import { amountOf } from "../approvals/amountOf";
import { titleOf } from "../approvals/titleOf";
import { useTranslation } from "../i18n";
import { CardHead, PlacedCard, WaitingRows } from "./overview.styles";

export interface ToApproveCardProps {
  toApprove: AccountOverview["toApprove"];
  /** `page` stands above the list where there is one column, `aside` beside it. */
  place: "page" | "aside";
  /** The address of all that waits for approval. */
  approvalsPath: string;
  /** Called for a click on a link; a router prevents the default and navigates itself. */
  onFollow: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** What the customer can approve: the newest of it, and the way to all. */
export default function ToApproveCard(props: ToApproveCardProps) {
  const { toApprove, place, approvalsPath, onFollow } = props;
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const locale = i18n.language;
  if (toApprove.total === 0) return null;
  return (
    <PlacedCard data-place={place}>
      <Card aria-labelledby={titleId}>
        <CardHead>
          <Heading id={titleId}>{t("overview.toApprove")}</Heading>
          <a href={approvalsPath} onClick={(event) => onFollow(approvalsPath, event)}>
            {t("overview.waiting.all", { count: String(toApprove.total) })}
          </a>
        </CardHead>
        <WaitingRows role="list">
          {toApprove.proposals.slice(0, 3).map(({ id, proposed, madeBy }) => {
            const href = `${approvalsPath}?approval=${encodeURIComponent(id)}`;
            const payee = proposed.kind === "payment" ? proposed.payment.payee.name : null;
            const amount = amountOf(proposed);
            return (
              <li key={id}>
                <Avatar size="lg" {...(payee ? { tintedBy: payee } : { appearance: "quiet" as const })}>
                  {payee ? (
                    initials(payee)
                  ) : (
                    <Icon icon={proposed.kind === "file" ? FileSpreadsheet : ShieldCheck} />
                  )}
                </Avatar>
                <div>
                  <a href={href} onClick={(event) => onFollow(href, event)}>
                    {titleOf(proposed, t, locale)}
                  </a>
                  <span>{t("approvals.by", { name: madeBy.name })}</span>
                </div>
                {amount ? <Amount money={amount} locale={locale} /> : null}
              </li>
            );
          })}
        </WaitingRows>
      </Card>
    </PlacedCard>
  );
}
