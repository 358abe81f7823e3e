import type { ReactNode } from "react";
import styles from "./card-table.module.css";

interface CardTableProps<C extends string> {
  /** Headings by column, in their order; the first names the row, the last holds what can be done with it. */
  readonly columns: Readonly<Record<C, string>>;
  /** Null until they have come. */
  readonly rows: readonly { readonly key: string; readonly cells: Readonly<Record<C, ReactNode>> }[] | null;
}

/** A short table; on a phone, a card a row, each value under its heading. */
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
