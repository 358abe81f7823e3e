import type { NestingDisplayProps } from "../../console/fields/display/display-props.ts";
import { isNumeric } from "../../console/fields/display/is-numeric.ts";
import styles from "../../console/fields/display/values.module.css";
import { useText } from "../../console/i18n/use-text.ts";
import { SideScroll } from "../../console/ui/side-scroll.tsx";
import type { MessageKey } from "../../contract/register.ts";
import type { FieldDescriptor } from "../../contract/screens.ts";

/** Embedded records as a table. In a list, their number. */
export function TableValue({ value, field, record, place, Cell }: NestingDisplayProps) {
  const { t, language } = useText();
  const rows = Array.isArray(value) ? value : [];
  if (place === "list") {
    return rows.length.toLocaleString(language);
  }
  if (rows.length === 0) {
    return t("crud.table.empty");
  }
  const columns = field.items ?? [];
  return (
    <SideScroll>
      <table className={styles["table"]} aria-label={t(field.labelKey)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={cellClass(column)}>
                {t(column.labelKey)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered and may lack an id
            <tr key={index}>
              {columns.map((column) => (
                <td key={column.name} className={cellClass(column)}>
                  <Cell field={column} record={row} value={row?.[column.name]} owner={record} place="show" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
}

function cellClass({ display }: FieldDescriptor<MessageKey>): string | undefined {
  return styles[isNumeric(display) ? "isNumber" : display === "text" ? "isText" : ""];
}
