import type { MouseEvent } from "react";
import type { Proposal, Proposed, Signer } from "@amberline/api/client";
import { approvalsAtOnce } from "@amberline/api/contract";
import { formatMoney } from "@amberline/domain/money";
import { initials } from "@amberline/domain/names";
import { Amount } from "@amberline/ui/Amount";
import { Avatar } from "@amberline/ui/Avatar";
import { Checkbox } from "@amberline/ui/Checkbox";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { Icon } from "@amberline/ui/Icon";
import { StatusTag } from "@amberline/ui/StatusTag";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { FileSpreadsheet, Lock, ShieldCheck, UserPlus } from "lucide-react";
import { useTranslation } from "../i18n";
import { whenWords, type Calendar } from "../shared/whenWords";
import { amountOf } from "./amountOf";
import { givenWords, nameOf, planText, subtitleOf, whoWords } from "./approvalWords";
import { isSelectable } from "./approvals.machine";
import { titleOf } from "./titleOf";

export const stateTones = {
  waiting: "caution",
  approved: "positive",
  declined: "negative",
  withdrawn: "neutral",
  expired: "neutral",
} as const;

const pictures = { file: FileSpreadsheet, rule: ShieldCheck, person: UserPlus };

/** The payee's initials, or a picture of what it is. */
export function ProposedFace({ proposed }: { proposed: Proposed }) {
  if (proposed.kind === "payment")
    return (
      <Avatar size="lg" tintedBy={proposed.payment.payee.name} data-part="face">
        {initials(proposed.payment.payee.name)}
      </Avatar>
    );
  return (
    <Avatar size="lg" appearance="quiet" data-part="face">
      <Icon icon={pictures[proposed.kind]} />
    </Avatar>
  );
}

function Face({ signer: { name, isSelf } }: { signer: Signer }) {
  return <Avatar {...(isSelf ? {} : { tintedBy: name })}>{initials(name)}</Avatar>;
}

interface CellProps extends Calendar {
  proposal: Proposal;
}

function Maker({ proposal: { madeBy, createdAt }, ...calendar }: CellProps) {
  const { t } = useTranslation();
  return (
    <div data-part="who">
      <Face signer={madeBy} />
      <div>
        <span>{nameOf(madeBy, t)}</span>
        <small>{whenWords(createdAt, t, calendar)}</small>
      </div>
    </div>
  );
}

/** Who can still approve it, how many have, and why the customer can't. */
function Signatures({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const { approvers, bar } = proposal;
  const { faces, words } = whoWords(approvers, t);
  const given = givenWords(proposal, t);
  return (
    <div data-part="who">
      {faces.length > 0 ? (
        <span data-part="faces">
          {faces.map((signer) => (
            <Face key={signer.name} signer={signer} />
          ))}
        </span>
      ) : null}
      <div>
        <span>{words || t("approvals.nobody")}</span>
        {given ? <small>{given}</small> : null}
        {bar ? <small>{t(`approvals.bar.${bar}`)}</small> : null}
      </div>
    </div>
  );
}

/** What became of it, and through whom. */
function Result({ proposal, ...calendar }: CellProps) {
  const { t } = useTranslation();
  const { state, endedBy, approvedBy } = proposal;
  if (state === "waiting") return <Signatures proposal={proposal} />;
  const last = endedBy ?? (state === "approved" ? approvedBy.at(-1) : undefined);
  return (
    <div>
      <StatusTag tone={stateTones[state]}>{t(`approvals.state.${state}`)}</StatusTag>
      {last ? (
        <small>
          {nameOf(last, t)} · {whenWords(last.at, t, calendar)}
        </small>
      ) : null}
    </div>
  );
}

export interface ApprovalTableProps extends Calendar {
  /** Accessible name. */
  label: string;
  proposals: readonly Proposal[];
  /** Ids of the selected ones; null where nothing can be selected. */
  selected: readonly string[] | null;
  onSelect: (ids: readonly string[]) => void;
  /** Address of one. */
  hrefOf: (id: string) => string;
  /** Called for a click on a link; a router prevents the default and navigates itself. */
  onOpen: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One row of each: to whom, by whom it was made, who can approve it or what became of it, and how much. */
export function ApprovalTable(props: ApprovalTableProps) {
  const { label, proposals, selected, onSelect, hrefOf, onOpen, ...calendar } = props;
  const { t } = useTranslation();
  const { locale } = calendar;
  const selectable = proposals
    .filter(isSelectable)
    .slice(0, approvalsAtOnce)
    .map(({ id }) => id);
  const areAll = selectable.length > 0 && selected?.length === selectable.length;

  const mark: DataColumn<Proposal> = {
    head: t("approvals.choose"),
    shownHead:
      selectable.length > 1 ? (
        <Checkbox
          label={<VisuallyHidden>{t("approvals.chooseAll")}</VisuallyHidden>}
          isChecked={areAll}
          ref={(box) => {
            if (box) box.indeterminate = !areAll && Boolean(selected?.length);
          }}
          onChange={() => onSelect(areAll ? [] : selectable)}
        />
      ) : (
        <VisuallyHidden>{t("approvals.choose")}</VisuallyHidden>
      ),
    kind: "mark",
    cell: ({ id, bar, proposed }) => {
      if (bar) return <Icon icon={Lock} />;
      const amount = amountOf(proposed);
      if (!amount || !selected) return null;
      const words = { name: titleOf(proposed, t, locale), amount: formatMoney(amount, locale) };
      return (
        <Checkbox
          label={<VisuallyHidden>{t("approvals.chooseOne", words)}</VisuallyHidden>}
          isChecked={selected.includes(id)}
          onChange={({ isChecked }) =>
            onSelect(isChecked ? [...selected, id] : selected.filter((other) => other !== id))
          }
        />
      );
    },
  };
  const columns: DataColumn<Proposal>[] = [
    {
      head: t("approvals.payee"),
      kind: "title",
      cell: ({ id, proposed }) => {
        const plan = planText(proposed, t, locale);
        return (
          <div data-part="who">
            <ProposedFace proposed={proposed} />
            <div>
              <a href={hrefOf(id)} onClick={(event) => onOpen(id, event)}>
                {titleOf(proposed, t, locale)}
              </a>
              <small>{subtitleOf(proposed, t, locale)}</small>
              {plan ? <small>{plan}</small> : null}
              {proposed.kind === "file" && proposed.file.passed > 0 ? (
                <small>{t("approvals.file.passed", { count: proposed.file.passed })}</small>
              ) : null}
            </div>
          </div>
        );
      },
    },
    {
      head: t("approvals.madeBy"),
      cell: (proposal) => <Maker proposal={proposal} {...calendar} />,
    },
    {
      head: t(selected ? "approvals.signature" : "approvals.result"),
      cell: (proposal) => <Result proposal={proposal} {...calendar} />,
    },
    {
      head: t("send.amount"),
      kind: "amount",
      cell: ({ proposed }) => {
        const amount = amountOf(proposed);
        return amount ? <Amount money={amount} locale={locale} /> : null;
      },
    },
  ];
  return (
    <DataTable
      label={label}
      columns={selected ? [mark, ...columns] : columns}
      rows={proposals}
      keyOf={({ id }) => id}
    />
  );
}
