import { lazy, Suspense, useMemo, useRef, useState, type MouseEvent, type RefObject } from "react";
import { LinkButton } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { PageHeader } from "@amberline/ui/PageHeader";
import { PayeeTableSkeleton } from "@amberline/ui/PayeeTable";
import { TextField } from "@amberline/ui/TextField";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { Plus, ScrollText, Search, Users } from "lucide-react";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer } from "../screen";
import { findPayees } from "./findPayees";
import { LoadFailure } from "./LoadFailure";
import { PayeeResults } from "./PayeeResults";
import type { PayeeKind, SavedPayee } from "./savedPayee";
import type { savedPayeesMachine } from "./savedPayees.machine";
import type { SavedPayeesEvent } from "./savedPayees.types";
import { Page, SearchRow } from "./SavedPayeesScreen.styles";
import { savedWords } from "./savedWords";
import { useFocusAfterDelete } from "./useFocusAfterDelete";

const DeleteDialog = lazy(() => import("./DeleteDialog"));

export interface SavedPayeesScreenProps {
  kind: PayeeKind;
  snapshot: SnapshotFrom<typeof savedPayeesMachine>;
  send: (event: SavedPayeesEvent) => void;
  hrefs: {
    add: string;
    edit: (id: string) => string;
    /** The other list: receivers beside templates, and the other way round. */
    other: string;
  };
  /** Hears a press on a link before the browser follows it. */
  onFollow: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Money is to be sent there. */
  onChoose: (payee: SavedPayee) => void;
  /** The page's heading, for the focus. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

const other = { template: "receiver", receiver: "template" } as const;

/** Templates (specification 2.14), or receivers: chosen, searched, added, edited and deleted. */
export function SavedPayeesScreen(props: SavedPayeesScreenProps) {
  const { kind, snapshot, send, hrefs, onFollow, onChoose, titleRef } = props;
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useState("");
  const { payees, target, notice } = snapshot.context;
  const shown = useMemo(
    () => findPayees(payees ?? [], search, i18n.language),
    [payees, search, i18n.language],
  );
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = titleRef ?? ownHeading;
  const tableRef = useFocusAfterDelete({ heading, shown, target });
  const searchField = useRef<HTMLInputElement>(null);
  const words = savedWords[kind];
  const retry = () => {
    // The button goes; keyboard and voice go on from here.
    heading.current?.focus();
    send({ type: "list.retry" });
  };
  const link = (href: string) => ({
    href,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => onFollow(href, event),
  });
  const add = (
    <LinkButton {...link(hrefs.add)} icon={<Plus />}>
      {t(words.add)}
    </LinkButton>
  );

  return (
    <Page>
      <PageHeader
        title={t(words.page)}
        lead={t(words.lead)}
        titleRef={heading}
        actions={
          <>
            <LinkButton {...link(hrefs.other)} appearance="quiet">
              {t(savedWords[other[kind]].page)}
            </LinkButton>
            {payees?.length === 0 ? null : add}
          </>
        }
      />
      {snapshot.matches("loading") ? <PayeeTableSkeleton loadingText={t(words.loading)} /> : null}
      {snapshot.matches("failed") ? <LoadFailure {...{ kind, notice }} onRetry={retry} /> : null}
      {payees?.length === 0 ? (
        <EmptyState
          icon={kind === "template" ? <ScrollText /> : <Users />}
          headingLevel={2}
          title={t(words.empty)}
          action={add}
        >
          {t(words.emptyText)}
        </EmptyState>
      ) : null}
      {payees && payees.length > 0 ? (
        <>
          <SearchRow role="search">
            <TextField
              ref={searchField}
              type="search"
              label={t(words.search)}
              value={search}
              onChange={({ value }) => setSearch(value)}
              prefix={<Search size={20} strokeWidth={1.75} aria-hidden />}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
            />
          </SearchRow>
          <VisuallyHidden role="status">
            {search.trim() ? t("payees.found", { count: shown.length }) : null}
          </VisuallyHidden>
          <PayeeResults
            {...{ kind, shown, search, tableRef, onFollow, onChoose }}
            editHref={hrefs.edit}
            onDelete={(id) => send({ type: "payee.delete", id })}
            onShowAll={() => {
              setSearch("");
              searchField.current?.focus();
            }}
          />
        </>
      ) : null}
      {target && snapshot.status === "active" ? (
        <Suspense>
          <DeleteDialog
            {...{ kind, notice }}
            name={target.title}
            isBusy={snapshot.hasTag("busy")}
            onCancel={() => send({ type: "delete.cancel" })}
            onConfirm={() => send({ type: "delete.confirm" })}
          />
        </Suspense>
      ) : null}
      <Announcer meta={snapshot.getMeta()} />
    </Page>
  );
}
