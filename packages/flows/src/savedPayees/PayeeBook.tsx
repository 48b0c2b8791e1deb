import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from "react";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { SearchField } from "@amberline/ui/SearchField";
import { Stack } from "@amberline/ui/Stack";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { ScrollText, Users } from "lucide-react";
import { useTranslation } from "../i18n";
import { findPayees, type SavedPayee } from "./savedPayee";
import { PayeeResults } from "./PayeeResults";

interface Watched {
  heading: RefObject<HTMLElement | null>;
  /** In display order. */
  shown: readonly SavedPayee[];
  target: SavedPayee | null;
}

/** After a deletion, focuses the row that took its place, or the heading if none is left. */
function useFocusAfterDelete({ heading, shown, target }: Watched) {
  const table = useRef<HTMLTableElement>(null);
  const asked = useRef<{ id: string; place: number } | null>(null);
  useEffect(() => {
    if (target) {
      asked.current ??= { id: target.id, place: shown.findIndex(({ id }) => id === target.id) };
      return;
    }
    const left = asked.current;
    asked.current = null;
    if (!left || shown.some(({ id }) => id === left.id)) return;
    const titles = table.current?.querySelectorAll<HTMLElement>("tbody th button") ?? [];
    (titles[Math.min(left.place, titles.length - 1)] ?? heading.current)?.focus();
  }, [heading, shown, target]);
  return table;
}

type Results = ComponentProps<typeof PayeeResults>;

interface PayeeBookProps extends Pick<
  Results,
  "kind" | "editHref" | "onFollow" | "onChoose" | "onTrust" | "onDelete"
> {
  payees: readonly SavedPayee[];
  /** The one to be deleted. */
  target: SavedPayee | null;
  heading: RefObject<HTMLElement | null>;
  /** Link to create one. */
  add: ReactNode;
}

/** The searchable list, or its empty state. */
export function PayeeBook({ payees, target, heading, add, ...results }: PayeeBookProps) {
  const { kind } = results;
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const shown = useMemo(() => findPayees(payees, search, i18n.language), [payees, search, i18n.language]);
  const tableRef = useFocusAfterDelete({ heading, shown, target });
  const showAll = () => {
    setSearch("");
    field.current?.focus();
  };

  if (payees.length === 0)
    return (
      <EmptyState
        icon={kind === "template" ? <Icon icon={ScrollText} /> : <Icon icon={Users} />}
        headingLevel={2}
        title={t(`payees.${kind}.empty`)}
        action={add}
      >
        {t(`payees.${kind}.emptyText`)}
      </EmptyState>
    );
  return (
    <>
      <Stack max={24} role="search">
        <SearchField
          ref={field}
          label={t(`payees.${kind}.search`)}
          value={search}
          onChange={({ value }) => setSearch(value)}
        />
      </Stack>
      <VisuallyHidden role="status">
        {search.trim() ? t("payees.found", { count: shown.length }) : null}
      </VisuallyHidden>
      <PayeeResults {...results} shown={shown} search={search} tableRef={tableRef} onShowAll={showAll} />
    </>
  );
}
