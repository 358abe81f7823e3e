import { memo } from "react";
import type { MessageKey } from "../../../../contract/register.ts";
import type { FieldDescriptor } from "../../../../contract/screens.ts";
import type { EntityRecord } from "../../../../contract/transport.ts";
import { valueIn } from "../../../data/value-in.ts";
import { isNumeric } from "../../../fields/display/is-numeric.ts";
import { useText } from "../../../i18n/use-text.ts";
import { CheckBox } from "../../../ui/check-box.tsx";
import { lazyComponent } from "../../../ui/lazy-component.tsx";
import header from "../../../ui/page-header.module.css";
import { recordTitle } from "../../record/record-title.ts";
import { useRowWindow } from "../use-row-window.ts";
import styles from "./list-cards.module.css";
import { canSelect, type ListGridProps } from "./list-grid.tsx";
import type { ListRow } from "./list-rows.ts";
import type { ListColumn } from "./list-table-model.tsx";
import { ListValue } from "./list-value.tsx";
import { selectByBox, useRowOpening } from "./use-row-opening.ts";

const CardsSort = lazyComponent(async () => (await import("./cards-sort.tsx")).CardsSort);

const SKELETON_CARDS = 4;
/** Estimated height of a card, in pixels. */
const CARD_HEIGHT = 73;

/** Maximum number of values in the second line. */
const MAX_FACTS = 3;

/**
 * List in a narrow viewport: one card of two lines per record, since a table would show only its first column. The first
 * line has title and status, the second one the first values of the other columns.
 */
export function ListCards({ screens, table, isLoading, renderMenu, window }: ListGridProps) {
  const { t } = useText();
  const { columns, rows, ids } = table;
  const { body, parts, isLong, keep } = useRowWindow<HTMLUListElement>({ ids, estimate: CARD_HEIGHT, window });
  const opening = useRowOpening(screens, rows);
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
        {...opening}
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

interface FactsOptions extends Pick<ListGridProps, "screens"> {
  readonly fields: readonly FieldDescriptor<MessageKey>[];
  readonly record: EntityRecord;
}

/**
 * Fields of the second line, in the order of the columns. Skips values that are unclear without a label: empty values,
 * "no", and numbers without a unit.
 */
function toFacts({ screens, fields, record }: FactsOptions): readonly FieldDescriptor<MessageKey>[] {
  const isTelling = (field: FieldDescriptor<MessageKey>) => {
    const value = valueIn(screens.fields, field.name, record);
    const isEmpty = value === undefined || value === null || value === "" || value === false;
    return !isEmpty && (hasUnit(field) || !isNumeric(field.display));
  };
  return fields.filter(isTelling).slice(0, MAX_FACTS);
}

function hasUnit({ unitKey, unitBy, currency, currencyBy }: FieldDescriptor<MessageKey>): boolean {
  return Boolean(unitKey ?? unitBy ?? currency) || currencyBy !== undefined;
}

/** True for the state of a record: a choice whose values have colours. */
const isState = ({ enumeration }: FieldDescriptor<MessageKey>) =>
  enumeration?.values.some(({ tone }) => tone !== undefined) === true;

const Card = memo(({ screens, columns, row, at, of, renderMenu, keep }: CardProps) => {
  const { t } = useText();
  const { record } = row;
  const fields = columns.map(({ field }) => field);
  const title = fields.find((field) => field.name === screens.titleField);
  const status = fields.find(isState);
  const others = fields.filter((field) => field !== title && field !== status);
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
            onClick={(event) => selectByBox(row, event)}
            aria-label={t("crud.list.selectRow", { title: recordTitle(screens, record) })}
          />
        ) : null}
        <div className={styles["cardTitle"]} data-row-title>
          {title ? <ListValue screens={screens} record={record} field={title} /> : recordTitle(screens, record)}
        </div>
        {status ? (
          <div className={styles["cardStatus"]}>
            <ListValue screens={screens} record={record} field={status} />
          </div>
        ) : null}
        {renderMenu(record)}
      </div>
      <dl>
        {toFacts({ screens, fields: others, record }).map((field) => {
          const isYes = valueIn(screens.fields, field.name, record) === true;
          return (
            <div key={field.name}>
              <dt className={isYes ? undefined : header["heard"]}>{t(field.labelKey)}</dt>
              <dd className={isYes ? header["heard"] : undefined}>
                <ListValue screens={screens} record={record} field={field} />
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
});
