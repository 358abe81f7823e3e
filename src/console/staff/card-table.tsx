import type { ReactNode } from "react";
import styles from "./card-table.module.css";

interface CardTableProps<C extends string> {
  /** Headings by column, in order. The first column names the row, the last one contains the actions. */
  readonly columns: Readonly<Record<C, string>>;
  /** Null while loading. */
  readonly rows: readonly { readonly key: string; readonly cells: Readonly<Record<C, ReactNode>> }[] | null;
}

/** A short table. On a phone, each row is a card with a heading per value. */
export function CardTable<C extends string>({ columns, rows }: CardTableProps<C>) {
  const names = Object.keys(columns) as C[];
  return (
    <table className={styles["table"]} aria-busy={rows === null}>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows?.map(({ key, cells }) => (
          <tr key={key}>
            {names.map((name, index) =>
              index === 0 ? (
                <th key={name} scope="row">
                  {cells[name]}
                </th>
              ) : (
                <td key={name} data-heading={columns[name]}>
                  {cells[name]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
