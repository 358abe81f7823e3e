import { memo } from "react";
import { useText } from "../../../i18n/use-text.ts";
import { CheckBox } from "../../../ui/check-box.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { recordTitle } from "../../record/record-title.ts";
import { useRowWindow } from "../use-row-window.ts";
import styles from "./list-cards.module.css";
import { canSelect, type ListGridProps } from "./list-grid.tsx";
import type { ListRow } from "./list-rows.ts";
import type { ListColumn } from "./list-table-model.tsx";
import { ListValue } from "./list-value.tsx";

const CardsSort = lazyPart(async () => (await import("./cards-sort.tsx")).CardsSort);

const SKELETON_CARDS = 4;
/** Estimated height of a card, in pixels. */
const CARD_HEIGHT = 180;

/** List in a narrow viewport: one card per record, since a table would show only its first column. */
export function ListCards({ screens, table, isLoading, renderMenu, window }: ListGridProps) {
  const { t } = useText();
  const { columns, rows, ids } = table;
  const { body, parts, isLong, keep } = useRowWindow<HTMLUListElement>({ ids, estimate: CARD_HEIGHT, window });
  return (
    <>
      <div className={styles["sortLine"]}>
        <CardsSort columns={columns} />
      </div>
      <ul
        ref={body}
        aria-label={t(screens.messages.many)}
        aria-busy={isLoading}
        className={`${styles["cards"]} ${isLong ? styles["long"] : ""}`}
      >
        {isLoading
          ? Array.from({ length: SKELETON_CARDS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
              <li key={index} className={styles["card"]}>
                <div className={styles["cardHead"]}>
                  <div className={`${styles["cardTitle"]} ${styles["bone"]}`} />
                </div>
              </li>
            ))
          : parts.map((part) => {
              const row = "index" in part ? rows[part.index] : undefined;
              return "index" in part ? (
                row && (
                  <Card
                    key={row.id}
                    {...{ screens, columns, row, renderMenu, keep }}
                    at={part.index}
                    of={isLong ? rows.length : null}
                  />
                )
              ) : (
                <li key={`room ${part.before}`} aria-hidden style={{ height: part.room }} />
              );
            })}
      </ul>
    </>
  );
}

interface CardProps extends Pick<ListGridProps, "screens" | "renderMenu"> {
  readonly columns: readonly ListColumn[];
  readonly row: ListRow;
  /** Index on the page, starting at 0. */
  readonly at: number;
  /** Number of cards if only some of them are rendered, else null. */
  readonly of: number | null;
  readonly keep: (index: number) => void;
}

const Card = memo(({ screens, columns, row, at, of, renderMenu, keep }: CardProps) => {
  const { t } = useText();
  const { record } = row;
  const fields = columns.map(({ field }) => field);
  const title = fields.find((field) => field.name === screens.titleField);
  return (
    <li
      className={styles["card"]}
      data-list-row={at}
      data-selected={row.isSelected}
      aria-setsize={of ?? undefined}
      aria-posinset={of === null ? undefined : at + 1}
      onFocus={() => keep(at)}
    >
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
          {title ? <ListValue screens={screens} record={record} field={title} /> : recordTitle(screens, record)}
        </div>
        {renderMenu(record)}
      </div>
      <dl>
        {fields
          .filter((field) => field !== title)
          .map((field) => (
            <div key={field.name}>
              <dt>{t(field.labelKey)}</dt>
              <dd>
                <ListValue screens={screens} record={record} field={field} />
              </dd>
            </div>
          ))}
      </dl>
    </li>
  );
});
