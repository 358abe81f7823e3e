import type { AuditedFields } from "../../../contract/audit.ts";
import type { MessageKey, OwnKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { FieldValue } from "../../../kinds/field-value.tsx";
import { dateLocale, formatDateTime } from "../../fields/date-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { rawOrDash } from "../../lib/exact-json.ts";
import { isEmptyValue } from "../../lib/is-empty-value.ts";
import type { AuditedChange } from "./audit-changes.ts";
import styles from "./history.module.css";
import type { OwnWords } from "./use-own-words.ts";

interface ChangeTableProps {
  readonly screens: EntityScreens<MessageKey> | null;
  readonly changes: readonly AuditedChange[];
  /** The surrounding record: the unit of a number may depend on another field. */
  readonly before: AuditedFields;
  readonly after: AuditedFields;
  /** The column headers. */
  readonly titles: { readonly before: string; readonly after: string };
  /** Words of an entry that belongs to no entity. */
  readonly words?: OwnWords | undefined;
}

/** A table of fields with their old and new values, formatted as on other screens. */
export function ChangeTable({ screens, changes, before, after, titles, words }: ChangeTableProps) {
  const { t } = useText();
  return (
    <table className={styles["changes"]}>
      <thead>
        <tr>
          <th scope="col">{t("history.field")}</th>
          <th scope="col">{titles.before}</th>
          <th scope="col">{titles.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.path}>
            <th scope="row">
              <ChangeName change={change} words={words} />
            </th>
            <td>
              <ChangeValue screens={screens} change={change} side="before" record={before} words={words} />
            </td>
            <td>
              <ChangeValue screens={screens} change={change} side="after" record={after} words={words} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ChangeName({ change: { path, field, row }, words }: Pick<ChangeValueProps, "change" | "words">) {
  const { t } = useText();
  const name = field ? t(field.labelKey) : (words?.labelOf(path) ?? t(`product.activity.${path}` as OwnKey));
  return [name, row?.name, row?.cell ? t(row.cell.labelKey) : undefined]
    .filter((part) => part !== undefined)
    .join(" · ");
}

interface ChangeValueProps extends Pick<ChangeTableProps, "screens" | "words"> {
  readonly change: AuditedChange;
  readonly side: "before" | "after";
  readonly record: AuditedFields;
}

function ChangeValue({ screens, change, side, record, words }: ChangeValueProps) {
  const { t } = useText();
  const { field, row } = change;
  const value = change[side];
  if (row && row.cell === null) {
    const isAdded = change.before === undefined;
    return value === undefined ? "–" : t(isAdded ? "history.rowAdded" : "history.rowRemoved");
  }
  const shown = row ? row.cell : field;
  if (!shown || !screens) {
    return toPlainText(change.path, value, words);
  }
  // Without the entity's overrides: they may show a state of today, such as "expired", which nobody has set.
  const owned = row ? { record: row[side] ?? {}, owner: record } : { record };
  return <FieldValue field={shown} {...owned} value={value} place="show" />;
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The value of a field without descriptor. */
function toPlainText(name: string, value: unknown, words: OwnWords | undefined): string {
  const known = words?.valueOf(name, value) ?? null;
  if (known !== null) {
    return known;
  }
  if (Array.isArray(value) && !isEmptyValue(value) && value.every((each) => typeof each === "string")) {
    return value.join(", ");
  }
  return typeof value === "string" && INSTANT.test(value) ? formatDateTime(value, dateLocale()) : rawOrDash(value);
}
