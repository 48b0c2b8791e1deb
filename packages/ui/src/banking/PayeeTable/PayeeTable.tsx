import { Pencil, ShieldCheck, ShieldOff, Trash2 } from "lucide-react";
import { type ComponentProps, type MouseEvent } from "react";
import { Icon } from "../../components/Icon/Icon";
import { IconButton, IconLink } from "../../components/IconButton/IconButton";
import { StatusTag } from "../../components/StatusTag/StatusTag";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden";
import { Choose, Room, Root } from "./PayeeTable.styles";

export interface PayeeColumn {
  /** Unique in its list. */
  id: string;
  /** Head of the column. */
  label: string;
  /** `account` never breaks within a group; `amount` is aligned to the end in tabular figures. @default "text" */
  kind?: "text" | "account" | "amount";
}

/** A saved payee or payment template; all texts are ready to show. */
export interface PayeeRow {
  /** Unique in its list. */
  id: string;
  /** Name of the template or payee. */
  title: string;
  /** Shown beside the title. */
  tag?: string;
  /** Keyed by column id; a missing cell stays empty. */
  cells: Readonly<Record<string, string>>;
  /** Whether small payments to it take no code; left out where each does. @default false */
  isTrusted?: boolean;
  /** Link to the edit page; without it the row can be neither edited nor deleted. */
  editHref?: string;
}

export interface PayeeTableProps extends Omit<ComponentProps<"table">, "children"> {
  /** Accessible name of the table. */
  label: string;
  /** Columns after the title. */
  columns: readonly PayeeColumn[];
  /** Rows in the order shown. */
  rows: readonly PayeeRow[];
  /** Called when the title is pressed. */
  onChoose: (id: string) => void;
  /** Called before the browser follows an edit link. */
  onEdit: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Called with the id of the row to delete. */
  onDelete: (id: string) => void;
  /** Called to trust the payee, or to stop. */
  onTrust?: (id: string) => void;
  /** Texts the component says itself. */
  words: {
    title: string;
    actions: string;
    edit: string;
    delete: string;
    /** Of a payee that is trusted. */
    trusted?: string;
    trust?: string;
    distrust?: string;
  };
}

/**
 * Saved payees or templates, each with buttons to choose, edit and delete it. A container narrower than 52em shows
 * every row as a card. Roles are explicit because some browsers drop the table semantics of a table with another
 * `display`.
 */
export function PayeeTable(props: PayeeTableProps) {
  const { label, columns, rows, onChoose, onEdit, onDelete, onTrust, words, ...rest } = props;
  return (
    <Room>
      <Root role="table" aria-label={label} {...rest}>
        <thead role="rowgroup">
          <tr role="row">
            {[{ id: "title", label: words.title }, ...columns].map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                data-kind={"kind" in column ? column.kind : undefined}
              >
                {column.label}
              </th>
            ))}
            <th role="columnheader" scope="col">
              <VisuallyHidden>{words.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id, title, tag, isTrusted, cells, editHref }) => (
            <tr key={id} role="row" data-id={id}>
              <th role="rowheader" scope="row">
                <Choose type="button" onClick={() => onChoose(id)}>
                  {title}
                </Choose>
                {tag ? <StatusTag tone="neutral">{tag}</StatusTag> : null}
                {isTrusted ? <StatusTag tone="positive">{words.trusted}</StatusTag> : null}
              </th>
              {columns.map((column) => (
                <td key={column.id} role="cell" data-kind={column.kind ?? "text"}>
                  {cells[column.id]}
                </td>
              ))}
              <td role="cell" data-kind="actions">
                {editHref ? (
                  <div>
                    {isTrusted === undefined ? null : (
                      <IconButton
                        label={`${isTrusted ? words.distrust : words.trust} ${title}`}
                        icon={<Icon icon={isTrusted ? ShieldOff : ShieldCheck} />}
                        isMuted
                        onClick={() => onTrust?.(id)}
                      />
                    )}
                    <IconLink
                      href={editHref}
                      label={`${words.edit} ${title}`}
                      icon={<Icon icon={Pencil} />}
                      isMuted
                      onClick={(event) => onEdit(id, event)}
                    />
                    <IconButton
                      label={`${words.delete} ${title}`}
                      icon={<Icon icon={Trash2} />}
                      isMuted
                      onClick={() => onDelete(id)}
                    />
                  </div>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </Root>
    </Room>
  );
}
