import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { civilDate, type DateRange } from "@amberline/domain/dates";
import { labelKey } from "@amberline/domain/labels";
import { hasRight } from "@amberline/domain/rights";
import { filterIn, HistoryScreen, searchOf, type HistoryExport } from "@amberline/flows/history";
import { useTranslation } from "@amberline/flows/i18n";
import type { ListFilter } from "@amberline/flows/transactions";
import { Button } from "@amberline/ui/Button";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Row } from "@amberline/ui/Stack";
import type { ListPlace } from "@amberline/ui/VirtualList";
import { useLocation, useSearch } from "wouter";
import { brand } from "../brand";
import { paths, type PageProps } from "../paths";
import { listPlacesOf } from "../wiring/accounts/listPlaces";
import { printPage } from "../wiring/browser/printPage";
import { saved } from "@amberline/app-kit/files";
import { withWords } from "../wiring/i18n/createTexts";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { RouteButton } from "./RouteButton";
import { useShellDialogs } from "./shellDialogs";
import { useOpenDetails } from "./useOpenDetails";
import { usePageTitle } from "./usePageTitle";
import { useTransactionActions } from "./useTransactionActions";
import { useTransactionList } from "./useTransactionList";

const reading = { pageSize: 50, withTotals: true };

const Labels = lazyComponent(
  withWords(["labels"], () => import("./Labels")),
  { close: ({ onClose }) => onClose() },
);
const CategorySums = lazyComponent(() => import("./CategorySums"));

/** What it was spent on is read once somebody wants to know. */
function SpentOn({ filter }: { filter: ListFilter }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Row>
        <Button appearance="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t("notes.sums")}
        </Button>
      </Row>
      {isOpen ? <CategorySums filter={filter} /> : null}
    </>
  );
}

/** The history of transactions (specification 2.1). Its filter is in the address. */
export default function HistoryPage(_: PageProps) {
  const { t } = useTranslation();
  const client = useClient();
  const bank = useBank();
  const { now } = bank;
  const { account } = useCustomer();
  const actions = useTransactionActions();
  const dialogs = useShellDialogs();
  const address = useSearch();
  const [, navigate] = useLocation();
  const today = civilDate(now(), brand.timeZone);
  const filter = useMemo(() => filterIn(address, today), [address, today]);
  const wanted = searchOf(filter);
  const places = listPlacesOf(bank);
  const [left, setLeft] = useState(() => places.read({ accountId: account.id, search: wanted }));
  const titleRef = usePageTitle(t("page.history"), { hasFocus: left?.place.hadFocus ?? false });
  const { snapshot, send } = useTransactionList(reading, { filter, ...(left ? { rows: left.rows } : {}) });
  const { rows } = snapshot.context;
  const details = useOpenDetails(rows?.transactions);
  const shown = searchOf(snapshot.context.filter);

  const leave = (place: ListPlace) => {
    if (rows) places.put({ accountId: account.id, search: shown, rows, place });
    // The next list on this page starts at the top.
    setLeft(null);
  };

  useEffect(() => {
    // The browser restores a pixel offset, which is a different row until the rows above are measured.
    history.scrollRestoration = "manual";
    return () => {
      history.scrollRestoration = "auto";
    };
  }, []);

  useEffect(() => {
    if (shown !== wanted) send({ type: "filter.choose", filter });
  }, [send, shown, wanted, filter]);

  const opensFees = new URLSearchParams(address).has("fees");
  const openFees = useEffectEvent(() => {
    navigate(paths.history, { replace: true });
    void dialogs.open("fees");
  });
  useEffect(() => {
    if (opensFees) openFees();
  }, [opensFees]);

  const choose = (next: ListFilter) => {
    const search = searchOf(next);
    if (search === wanted) return;
    // While typing, replace the entry: a search is one step in the browser's history.
    const { text } = filter;
    const replace = text !== undefined && Boolean(next.text) && searchOf({ ...next, text }) === wanted;
    navigate(search ? `${paths.history}?${search}` : paths.history, { replace });
  };

  const [isLabelling, setLabelling] = useState(false);
  const mayLabel = account.access === null || hasRight(account.access.rights, "prepare");

  const saveExport = (format: HistoryExport, range: DateRange) => {
    const { preset: _preset, range: _range, ...narrowing } = filter;
    const query = { accountId: account.id, ...range, ...narrowing };
    return saved(
      format === "pdf" ? client.statementPdf(query) : client.exportTransactions({ ...query, format }),
    );
  };

  return (
    <>
      <HistoryScreen
        snapshot={snapshot}
        send={send}
        filter={filter}
        onFilter={choose}
        today={today}
        timeZone={brand.timeZone}
        account={{ name: account.name, iban: account.iban }}
        actions={actions}
        {...details}
        saveExport={saveExport}
        onSchedule={account.hasStatements ? () => void dialogs.open("statements") : undefined}
        onFees={account.hasStatements ? () => void dialogs.open("fees") : undefined}
        onLabels={mayLabel ? () => setLabelling(true) : undefined}
        print={printPage}
        titleRef={titleRef}
        categorySums={rows?.transactions[0]?.category ? <SpentOn filter={filter} /> : null}
        loadButton={<RouteButton to={paths.receive}>{t("page.receive")}</RouteButton>}
        place={left?.place}
        onLeave={leave}
      />
      {isLabelling ? (
        <Labels
          onChanged={(kept) => {
            const labels = filter.labels?.filter((label) =>
              kept.some((each) => labelKey(each) === labelKey(label)),
            );
            const next = labels ? { ...filter, labels } : filter;
            choose(next);
            send({ type: "filter.choose", filter: next });
          }}
          onClose={() => setLabelling(false)}
        />
      ) : null}
    </>
  );
}
