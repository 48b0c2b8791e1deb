import { Pencil, Trash2 } from "lucide-react";
import { type ComponentProps, type MouseEvent } from "react";
import { Icon } from "../../components/Icon";
import { IconButton, IconLink } from "../../components/IconButton";
import { StatusTag } from "../../components/StatusTag";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { Choose, Room, Root } from "./PayeeTable.styles";

export interface PayeeColumn {
  id: string;
  label: string;
  /** `account` never breaks within a group; `amount` stands at the end, in figures of one width. @default "text" */
  kind?: "text" | "account" | "amount";
}

/** Somebody, or a payment, that is kept, in words ready to show. */
export interface PayeeRow {
  id: string;
  title: string;
  /** Said beside the title. */
  tag?: string;
  /** By the column's id; what is left out stays empty. */
  cells: Readonly<Record<string, string>>;
  /** Where it is edited; without it, it can be neither edited nor deleted. */
  editHref?: string;
}

export interface PayeeTableProps extends Omit<ComponentProps<"table">, "children"> {
  /** Names the table. */
  label: string;
  columns: readonly PayeeColumn[];
  rows: readonly PayeeRow[];
  /** Its title was pressed. */
  onChoose: (id: string) => void;
  /** Hears a press on an edit link before the browser follows it. */
  onEdit: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
  onDelete: (id: string) => void;
  words: { title: string; actions: string; edit: string; delete: string };
}

/**
 * Whom one pays, or what for, each to be chosen, edited or deleted. Under 52em of room every row is a card. The roles are
 * spelled out because a table that is laid out as cards is a table no more to some browsers.
 */
export function PayeeTable(props: PayeeTableProps) {
  const { label, columns, rows, onChoose, onEdit, onDelete, words, ...rest } = props;
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
          {rows.map(({ id, title, tag, cells, editHref }) => (
            <tr key={id} role="row" data-id={id}>
              <th role="rowheader" scope="row">
                <Choose type="button" onClick={() => onChoose(id)}>
                  {title}
                </Choose>
                {tag ? <StatusTag tone="neutral">{tag}</StatusTag> : null}
              </th>
              {columns.map((column) => (
                <td key={column.id} role="cell" data-kind={column.kind ?? "text"}>
                  {cells[column.id]}
                </td>
              ))}
              <td role="cell" data-kind="actions">
                {editHref ? (
                  <div>
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
