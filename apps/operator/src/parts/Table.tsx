import { type ReactNode } from "react";
import { Room, Root } from "./Table.styles";

export interface Column<Row> {
  /** Column header; on narrow screens the label of each value. */
  head: string;
  kind?: "title" | "amount" | "actions";
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** On narrow screens each row becomes a card. */
export function Table<Row>({ label, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <Room>
      <Root aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ head, kind }) => (
              <th key={head} scope="col" data-kind={kind}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ head, kind, cell }) =>
                kind === "title" ? (
                  <th key={head} scope="row" data-kind={kind}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={head} data-kind={kind}>
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
