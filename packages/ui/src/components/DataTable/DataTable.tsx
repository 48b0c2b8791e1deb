import type { ComponentProps, ReactNode } from "react";
import { Room, Root } from "./DataTable.styles";

export interface DataColumn<Row> {
  /** Heads the column. */
  head: string;
  /** `title` names the row; `amount` stands at the end, in figures of one width; `actions` holds buttons. */
  kind?: "title" | "amount" | "actions";
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> extends Omit<ComponentProps<"table">, "children"> {
  /** Names the table. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/**
 * Rows of one kind to be compared. Under 44em of room every row is a card. The roles are spelled out because a table
 * that is laid out as cards is a table no more to some browsers.
 */
export function DataTable<Row>({ label, columns, rows, keyOf, ...rest }: DataTableProps<Row>) {
  return (
    <Room>
      <Root role="table" aria-label={label} {...rest}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ head, kind }) => (
              <th key={head} role="columnheader" scope="col" data-kind={kind}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ head, kind, cell }) =>
                kind === "title" ? (
                  <th key={head} role="rowheader" scope="row" data-kind={kind}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={head} role="cell" data-kind={kind}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Root>
    </Room>
  );
}
