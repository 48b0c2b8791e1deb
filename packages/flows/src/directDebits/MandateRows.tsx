import type { MouseEvent } from "react";
import type { Mandate } from "@amberline/api/client";
import { initials } from "@amberline/domain/names";
import { Avatar } from "@amberline/ui/Avatar";
import { Button } from "@amberline/ui/Button";
import { StatusTag } from "@amberline/ui/StatusTag";
import { useTranslation } from "../i18n";
import { limitWords, stateTones } from "./debitWords";
import { DebitRows } from "./directDebits.styles";
import type { DirectDebitsView } from "./directDebits.machine";

interface MandateRowsProps extends DirectDebitsView {
  label: string;
  mandates: readonly Mandate[];
  hrefOf: (id: string) => string;
  onOpen: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One row of each creditor: what it may collect, or the customer's answer to a new one. */
export function MandateRows({ label, mandates, hrefOf, onOpen, snapshot, send }: MandateRowsProps) {
  const { t, i18n } = useTranslation();
  const { mayChange, change } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  return (
    <DebitRows role="list" aria-label={label}>
      {mandates.map(({ id, creditor, state, limit, scheme }) => {
        const isNew = state === "new";
        const isBlocking = isBusy && change?.of === "mandate" && change.id === id && change.act === "block";
        return (
          <li key={id}>
            <Avatar size="lg" tintedBy={creditor}>
              {initials(creditor)}
            </Avatar>
            <div>
              <a href={hrefOf(id)} onClick={(event) => onOpen(id, event)}>
                {creditor}
              </a>
              <span data-part="words">
                {isNew ? t(`directDebits.new.${scheme}`) : limitWords(limit, t, i18n.language)}
              </span>
            </div>
            {isNew && mayChange ? (
              <span data-part="acts">
                <Button
                  appearance="quiet"
                  size="sm"
                  isBusy={isBlocking}
                  aria-label={t("directDebits.block.named", { creditor })}
                  aria-disabled={(isBusy && !isBlocking) || undefined}
                  onClick={() => send({ type: "mandate.change", id, act: "block" })}
                >
                  {t("directDebits.block")}
                </Button>
                <Button
                  size="sm"
                  aria-label={t("directDebits.allow.named", { creditor })}
                  aria-disabled={isBusy || undefined}
                  onClick={() => send({ type: "limit.ask", id, act: "allow" })}
                >
                  {t("directDebits.allow")}
                </Button>
              </span>
            ) : (
              <StatusTag tone={stateTones[state]}>{t(`directDebits.state.${state}`)}</StatusTag>
            )}
          </li>
        );
      })}
    </DebitRows>
  );
}
