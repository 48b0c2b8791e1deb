import { useEffect, useRef, type ReactNode } from "react";
import { useStore } from "@amberline/app-kit/store";
import { formatIban } from "@amberline/domain/iban";
import { addMoney, formatMoney, isZeroMoney, type Money } from "@amberline/domain/money";
import { useTranslation } from "@amberline/flows/i18n";
import { Balance } from "@amberline/ui/Balance";
import { CopyText } from "@amberline/ui/CopyText";
import { Icon } from "@amberline/ui/Icon";
import { ArrowDownToLine, ArrowUpRight } from "lucide-react";
import { paths } from "../paths";
import { balanceScrolledAway, balancesHidden } from "../wiring/browser/balancesHidden";
import { useCustomer } from "../wiring/hooks/useBank";
import { RouteButton } from "./RouteButton";

interface HomeBalanceProps {
  /** Load and Send are quiet while a newcomer has other things to do first. */
  isNewcomer: boolean;
  /** Whether a company lets the customer make payments. */
  maySend: boolean;
  /** Stands beside the balance on a very wide page. */
  aside: ReactNode;
}

/** The balance with what is reserved, the account's number, and the ways money comes and goes. */
export function HomeBalance({ isNewcomer, maySend, aside }: HomeBalanceProps) {
  const { t, i18n } = useTranslation();
  const { account, user } = useCustomer();
  const isHidden = useStore(balancesHidden);
  const { balance, overdraft, pendingOut, iban } = account;
  const written = (sum: Money) => ({ amount: formatMoney(sum, i18n.language) });
  const known = [
    isZeroMoney(pendingOut) ? "" : t("home.reserved", written(pendingOut)),
    balance && !isZeroMoney(overdraft) ? t("home.overdraft", written(addMoney(balance, overdraft))) : "",
  ].filter(Boolean);
  const hero = useRef<HTMLElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) =>
      balanceScrolledAway.set(seen.at(-1)?.isIntersecting === false),
    );
    if (hero.current) watch.observe(hero.current);
    return () => {
      watch.disconnect();
      balanceScrolledAway.set(false);
    };
  }, []);
  return (
    <Balance
      ref={hero}
      label={t("home.balance")}
      money={balance}
      locale={i18n.language}
      unknownText={t("home.balanceUnknown")}
      secondary={known.join(" · ")}
      hiding={{
        isHidden,
        onToggle: () => balancesHidden.set(!isHidden),
        words: {
          hide: t("home.hideBalance"),
          show: t("home.showBalance"),
          hidden: t("home.balanceHidden"),
        },
      }}
      // Only verified customers see their IBAN (specification 6).
      account={
        user.verification === "verify" && iban ? (
          <CopyText
            value={iban}
            words={{
              copy: t("receive.copy.iban"),
              copied: t("app.copied"),
              refused: t("app.copyRefused"),
            }}
          >
            {formatIban(iban)}
          </CopyText>
        ) : null
      }
      actions={
        <>
          <RouteButton to={paths.receive} appearance="quiet" icon={<Icon icon={ArrowDownToLine} />}>
            {t("home.load")}
          </RouteButton>
          {maySend ? (
            <RouteButton
              to={paths.send}
              appearance={isNewcomer ? "quiet" : "primary"}
              icon={<Icon icon={ArrowUpRight} />}
            >
              {t("home.send")}
            </RouteButton>
          ) : null}
        </>
      }
      aside={aside}
    />
  );
}
