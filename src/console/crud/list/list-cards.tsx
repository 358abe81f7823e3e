import { useText } from "../../i18n/use-text.ts";
import { CheckBox } from "../../ui/check-box.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { recordTitle } from "../record-title.ts";
import styles from "./list.module.css";
import extras from "./list-extras.module.css";
import { canSelect, GridValue, type ListGridProps } from "./list-grid.tsx";
import type { ListColumn, ListRow } from "./list-table-model.tsx";

const CardsSort = lazyPart(async () => (await import("./cards-sort.tsx")).CardsSort);

const SKELETON_CARDS = 4;

/** The list on a narrow screen: a card a record, for a table would hide all but its first column. */
export function ListCards({ screens, table, isLoading, renderMenu }: ListGridProps) {
  const { t } = useText();
  return (
    <>
      <div className={extras["sortLine"]}>
        <CardsSort columns={table.columns} />
      </div>
      <ul aria-label={t(screens.messages.many)} aria-busy={isLoading} className={styles["cards"]}>
        {isLoading
          ? Array.from({ length: SKELETON_CARDS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
              <li key={index} className={styles["card"]}>
                <div className={styles["cardHead"]}>
                  <div className={`${styles["cardTitle"]} ${styles["bone"]}`} />
                </div>
              </li>
            ))
          : table.rows.map((row) => (
              <Card key={row.id} screens={screens} columns={table.columns} row={row} menu={renderMenu(row.record)} />
            ))}
      </ul>
    </>
  );
}

interface CardProps extends Pick<ListGridProps, "screens"> {
  readonly columns: readonly ListColumn[];
  readonly row: ListRow;
  readonly menu: React.ReactNode;
}

function Card({ screens, columns, row, menu }: CardProps) {
  const { t } = useText();
  const { record } = row;
  const fields = columns.map(({ field }) => field);
  const title = fields.find((field) => field.name === screens.titleField);
  return (
    <li className={styles["card"]} data-list-row data-selected={row.isSelected}>
      <div className={styles["cardHead"]}>
        {canSelect(screens) ? (
          <CheckBox
            checked={row.isSelected}
            disabled={!row.canSelect}
            onClick={(event) => row.select(event.currentTarget.checked)}
            aria-label={t("crud.list.selectRow", { title: recordTitle(screens, record) })}
          />
        ) : null}
        <div className={styles["cardTitle"]} data-row-title>
          {title ? <GridValue screens={screens} record={record} field={title} /> : recordTitle(screens, record)}
        </div>
        {menu}
      </div>
      <dl>
        {fields
          .filter((field) => field !== title)
          .map((field) => (
            <div key={field.name}>
              <dt>{t(field.labelKey)}</dt>
              <dd>
                <GridValue screens={screens} record={record} field={field} />
              </dd>
            </div>
          ))}
      </dl>
    </li>
  );
}
