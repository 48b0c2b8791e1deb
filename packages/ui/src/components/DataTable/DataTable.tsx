import type { ComponentProps, ReactNode } from "react";
import { Room, Root } from "./DataTable.styles";

export interface DataColumn<Row> {
  /** Head of the column. */
  head: string;
  /** Shown in place of `head`, such as a checkbox for all rows. */
  shownHead?: ReactNode;
  /**
   * `title` is the row header; `amount` is aligned to the end in tabular figures; `actions` holds buttons, `mark` a
   * checkbox or an icon.
   */
  kind?: "title" | "amount" | "actions" | "mark";
  /** Draws the column's cell of a row. */
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> extends Omit<ComponentProps<"table">, "children"> {
  /** Accessible name of the table. */
  label: string;
  /** Columns in the order shown. */
  columns: readonly DataColumn<Row>[];
  /** Rows in the order shown. */
  rows: readonly Row[];
  /** What tells a row from others. */
  keyOf: (row: Row) => string;
}

/**
 * A container narrower than 44em shows every row as a card. Roles are explicit because some browsers drop the table
 * semantics of a table with another `display`.
 */
export function DataTable<Row>({ label, columns, rows, keyOf, ...rest }: DataTableProps<Row>) {
  return (
    <Room>
      <Root role="table" aria-label={label} {...rest}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ head, shownHead, kind }) => (
              <th key={head} role="columnheader" scope="col" data-kind={kind}>
                {shownHead ?? head}
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
