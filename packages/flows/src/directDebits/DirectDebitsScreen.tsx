import { useId, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from "react";
import type { DirectDebits } from "@amberline/api/client";
import { formatMoney } from "@amberline/domain/money";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { PayeeTableSkeleton } from "@amberline/ui/PayeeTable";
import { Split } from "@amberline/ui/Split";
import { Row } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import { ReceiptEuro } from "lucide-react";
import { useTranslation } from "../i18n";
import { Announcer, LoadFailure, NoticeBanner } from "../parts";
import { CollectionRows } from "./CollectionRows";
import { Asked, Head } from "./directDebits.styles";
import {
  collectionOf,
  isAsked,
  isLimiting,
  mandateOf,
  type DebitChange,
  type DirectDebitsView,
} from "./directDebits.machine";
import { MandateRows } from "./MandateRows";
import { RulePart } from "./RulePart";

const ConfirmDialog = lazyComponent(() => import("../parts/ConfirmDialog"), {
  close: ({ onCancel }) => onCancel(),
});
const LimitDialog = lazyComponent(() => import("./LimitDialog"), { close: ({ onCancel }) => onCancel() });
const MandateDialog = lazyComponent(() => import("./MandateDialog"), { close: ({ onClose }) => onClose() });
const CollectionDialog = lazyComponent(() => import("./CollectionDialog"), {
  close: ({ onClose }) => onClose(),
});

/** What is open, from the address. A payment is the transaction that a collection was made with. */
export type OpenDebit = { of: "mandate" | "collection" | "payment"; id: string };

export interface DirectDebitsScreenProps extends DirectDebitsView {
  open: OpenDebit | null;
  hrefOf: (open: OpenDebit) => string;
  /** Called for a click on the link to it. */
  onOpen: (open: OpenDebit, event: MouseEvent<HTMLAnchorElement>) => void;
  onClose: () => void;
  timeZone: string;
  /** Leads to the complaint form. */
  complaintButton: ReactNode;
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

const firstPast = 5;

function useQuestion() {
  const { t, i18n } = useTranslation();
  return (change: DebitChange | null, debits: DirectDebits | null) => {
    if (change?.of === "mandate") {
      const { creditor } = mandateOf(debits, change.id) ?? { creditor: "" };
      return {
        title: t("directDebits.revoke.title", { creditor }),
        text: t("directDebits.revoke.text"),
        action: t("directDebits.revoke"),
      };
    }
    if (change?.of !== "collection") return null;
    const collection = collectionOf(debits, ({ id }) => id === change.id);
    if (!collection) return null;
    const { creditor, amount } = collection;
    return {
      title: t(`directDebits.${change.act}.title`),
      text: t(`directDebits.${change.act}.text`, { creditor, amount: formatMoney(amount, i18n.language) }),
      action: t(`directDebits.${change.act}`),
      ...(change.act === "refund" ? { appearance: "primary" as const } : {}),
    };
  };
}

type ListsProps = Pick<DirectDebitsScreenProps, "snapshot" | "send" | "hrefOf" | "onOpen"> & {
  debits: DirectDebits;
};

/** New creditors, what is to come, all creditors, and what was. */
function Lists({ debits, hrefOf, onOpen, ...view }: ListsProps) {
  const { t } = useTranslation();
  const ids = useId();
  const [isAll, setIsAll] = useState(false);
  const asked = debits.mandates.filter(({ state }) => state === "new");
  const known = debits.mandates.filter(({ state }) => state !== "new");
  const past = isAll ? debits.past : debits.past.slice(0, firstPast);
  const ofMandate = {
    hrefOf: (id: string) => hrefOf({ of: "mandate", id }),
    onOpen: (id: string, event: MouseEvent<HTMLAnchorElement>) => onOpen({ of: "mandate", id }, event),
    ...view,
  };
  const ofCollection = {
    hrefOf: (id: string) => hrefOf({ of: "collection", id }),
    onOpen: (id: string, event: MouseEvent<HTMLAnchorElement>) => onOpen({ of: "collection", id }, event),
    ...view,
  };
  if (debits.mandates.length === 0)
    return (
      <EmptyState icon={<Icon icon={ReceiptEuro} />} headingLevel={2} title={t("directDebits.none")}>
        {t("directDebits.none.text")}
      </EmptyState>
    );
  return (
    <>
      {asked.length > 0 ? (
        <Asked>
          <Card aria-labelledby={`${ids}asked`}>
            <Heading id={`${ids}asked`}>{t("directDebits.asked")}</Heading>
            <Text size="small" tone="muted">
              {t("directDebits.asked.text")}
            </Text>
            <MandateRows label={t("directDebits.asked")} mandates={asked} {...ofMandate} />
          </Card>
        </Asked>
      ) : null}
      <Card aria-labelledby={`${ids}coming`}>
        <Heading id={`${ids}coming`}>{t("directDebits.coming")}</Heading>
        {debits.coming.length > 0 ? (
          <CollectionRows label={t("directDebits.coming")} collections={debits.coming} {...ofCollection} />
        ) : (
          <Text tone="muted">{t("directDebits.coming.none")}</Text>
        )}
      </Card>
      {known.length > 0 ? (
        <Card aria-labelledby={`${ids}creditors`}>
          <Heading id={`${ids}creditors`}>{t("directDebits.creditors")}</Heading>
          <MandateRows label={t("directDebits.creditors")} mandates={known} {...ofMandate} />
        </Card>
      ) : null}
      {past.length > 0 ? (
        <Card aria-labelledby={`${ids}past`}>
          <Head>
            <Heading id={`${ids}past`}>{t("directDebits.past")}</Heading>
            <span>{t("directDebits.past.text")}</span>
          </Head>
          <CollectionRows label={t("directDebits.past")} collections={past} {...ofCollection} />
          {past.length < debits.past.length ? (
            <Row>
              <Button appearance="plain" onClick={() => setIsAll(true)}>
                {t("directDebits.past.all", { count: debits.past.length })}
              </Button>
            </Row>
          ) : null}
        </Card>
      ) : null}
    </>
  );
}

/** For an account from which nobody can collect. */
export function NoDirectDebits({ titleRef }: Pick<DirectDebitsScreenProps, "titleRef">) {
  const { t } = useTranslation();
  return (
    <Page>
      <PageHeader title={t("page.directDebits")} {...(titleRef && { titleRef })} />
      <EmptyState icon={<Icon icon={ReceiptEuro} />} headingLevel={2} title={t("directDebits.off")}>
        {t("directDebits.off.text")}
      </EmptyState>
    </Page>
  );
}

/** Who may collect money from the account, and what is collected. */
export function DirectDebitsScreen(props: DirectDebitsScreenProps) {
  const { snapshot, send, open, hrefOf, onOpen, onClose, timeZone, complaintButton, titleRef } = props;
  const { t } = useTranslation();
  const rightsId = useId();
  const questionOf = useQuestion();
  const { debits, change, notice } = snapshot.context;
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = titleRef ?? ownHeading;
  const view = { snapshot, send };
  const isActive = snapshot.status === "active";
  const isBusy = snapshot.hasTag("busy");
  const isInDialog =
    snapshot.matches({ shown: "asking" }) || snapshot.matches({ shown: "limiting" }) || isBusy;
  const question = isInDialog && isAsked(change) ? questionOf(change, debits) : null;
  const limited =
    isInDialog && change?.of === "mandate" && isLimiting(change) ? mandateOf(debits, change.id) : undefined;
  const isAside = question === null && !limited;
  const isOpenOne = ({ id, transactionId }: { id: string; transactionId: string | null }) =>
    open !== null && (open.of === "payment" ? transactionId === open.id : id === open.id);
  const collection = open && open.of !== "mandate" ? collectionOf(debits, isOpenOne) : undefined;
  const mandate = mandateOf(debits, open?.of === "mandate" ? open.id : collection?.mandateId);
  const openOne = collection ?? mandate;
  const isOfOpen = change !== null && change.of !== "rule" && change.id === openOne?.id;
  const close = () => send({ type: "dialog.cancel" });
  const retry = () => {
    // The button unmounts, so move focus to the heading.
    heading.current?.focus();
    send({ type: "list.retry" });
  };
  return (
    <Page>
      <PageHeader title={t("page.directDebits")} lead={t("directDebits.lead")} titleRef={heading} />
      {snapshot.matches("loading") ? <PayeeTableSkeleton loadingText={t("directDebits.loading")} /> : null}
      {snapshot.matches("failed") ? (
        <LoadFailure title={t("directDebits.failed")} notice={notice} onRetry={retry} />
      ) : null}
      {debits ? (
        <Split
          aside={
            <>
              <RulePart rule={debits.rule} {...view} />
              <Card aria-labelledby={rightsId}>
                <Heading id={rightsId}>{t("directDebits.rights")}</Heading>
                <Text size="small">{t("directDebits.rights.refund")}</Text>
                <Text size="small">{t("directDebits.rights.never")}</Text>
                <Row>{complaintButton}</Row>
              </Card>
            </>
          }
        >
          <NoticeBanner notice={isAside && !isOfOpen && change?.of !== "rule" ? notice : null} />
          <Lists debits={debits} hrefOf={hrefOf} onOpen={onOpen} {...view} />
        </Split>
      ) : null}
      {isActive && question ? (
        <ConfirmDialog
          {...question}
          notice={notice}
          isBusy={isBusy}
          onCancel={close}
          onConfirm={() => send({ type: "change.confirm" })}
        />
      ) : null}
      {isActive && limited && change?.of === "mandate" ? (
        <LimitDialog
          mandate={limited}
          act={change.act === "allow" ? "allow" : "limit"}
          isBusy={isBusy}
          notice={notice}
          onSubmit={(limit) => send({ type: "form.submit", limit })}
          onCancel={close}
        />
      ) : null}
      {isActive && isAside && mandate && !collection ? (
        <MandateDialog
          mandate={mandate}
          collections={[...(debits?.coming ?? []), ...(debits?.past ?? [])].filter(
            ({ mandateId }) => mandateId === mandate.id,
          )}
          notice={isOfOpen ? notice : null}
          hrefOf={(id) => hrefOf({ of: "collection", id })}
          onOpen={(id, event) => onOpen({ of: "collection", id }, event)}
          onClose={onClose}
          {...view}
        />
      ) : null}
      {isActive && isAside && mandate && collection ? (
        <CollectionDialog
          collection={collection}
          mandate={mandate}
          notice={isOfOpen ? notice : null}
          timeZone={timeZone}
          mandateHref={hrefOf({ of: "mandate", id: mandate.id })}
          onMandate={(event) => onOpen({ of: "mandate", id: mandate.id }, event)}
          onClose={onClose}
          {...view}
        />
      ) : null}
      <Announcer meta={snapshot.getMeta()} />
    </Page>
  );
}
