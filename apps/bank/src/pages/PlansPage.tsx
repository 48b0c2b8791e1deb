import { civilDate, isCivilDate } from "@amberline/domain/dates";
import { formatAmount } from "@amberline/domain/money";
import { planFrom } from "@amberline/domain/plans";
import { useTranslation } from "@amberline/flows/i18n";
import { PlansScreen } from "@amberline/flows/plans";
import { useSearch } from "wouter";
import { brand } from "../brand";
import { paths, type PageProps } from "../paths";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { followedBy, RouteButton } from "./RouteButton";
import { useLeaveFor } from "./useLeaveFor";
import { useOpenInAddress } from "./useOpenDetails";
import { usePageTitle } from "./usePageTitle";
import { usePlans } from "./usePlans";
import { useSendTo } from "./useSendTo";

/** The payments planned for later. */
export default function PlansPage(_: PageProps) {
  const { t, i18n } = useTranslation();
  const titleRef = usePageTitle(t("page.plans"));
  const { hasDirectDebits } = useCustomer().account;
  const sendTo = useSendTo();
  const { now } = useBank();
  const leaveFor = useLeaveFor();
  const { openId, onOpen } = useOpenInAddress("plan");
  const asked = new URLSearchParams(useSearch()).get("day") ?? "";
  const [snapshot, send] = usePlans();
  return (
    <PlansScreen
      snapshot={snapshot}
      send={send}
      openId={openId}
      hrefOf={(id) => `${paths.plans}?${new URLSearchParams({ plan: id })}`}
      onOpen={(id, event) => followedBy(event, () => onOpen(id))}
      day={isCivilDate(asked) ? asked : null}
      hrefOfDay={(day) => (day === "" ? paths.plans : `${paths.plans}?${new URLSearchParams({ day })}`)}
      hrefOfDebit={(id) => `${paths.directDebits}?${new URLSearchParams({ collection: id })}`}
      onFollow={(href, event) => followedBy(event, () => leaveFor(href))}
      today={civilDate(now(), brand.timeZone)}
      onClose={() => onOpen(null)}
      onEdit={({ id, payee, reference, amount, plan, days: [next] }) =>
        sendTo({
          ...{ payeeName: payee.name, payeeType: payee.type, account: payee.account, bic: payee.bic },
          ...{ reference, amount: formatAmount(amount, i18n.language) },
          ...{ plan: planFrom(plan, next), replaces: { id, day: next } },
        })
      }
      timeZone={brand.timeZone}
      action={<RouteButton to={paths.send}>{t("plans.new")}</RouteButton>}
      debitsLink={
        hasDirectDebits ? (
          <RouteButton to={paths.directDebits} appearance="quiet">
            {t("page.directDebits")}
          </RouteButton>
        ) : null
      }
      titleRef={titleRef}
    />
  );
}
