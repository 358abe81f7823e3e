import type { AuditedFields } from "../../../contract/audit.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { FieldValue } from "../../../kinds/field-value.tsx";
import { dateLocale, formatDateTime } from "../../fields/date-text.ts";
import type { Text } from "../../i18n/text.ts";
import { toReadableLabel } from "../../i18n/to-readable-label.ts";
import { useText } from "../../i18n/use-text.ts";
import { rawOrDash } from "../../lib/exact-json.ts";
import { isEmptyValue } from "../../lib/is-empty-value.ts";
import type { AuditedChange } from "./audit-changes.ts";
import styles from "./history.module.css";

interface ChangeTableProps {
  readonly screens: EntityScreens<MessageKey> | null;
  readonly changes: readonly AuditedChange[];
  /** The surrounding record: the unit of a number may depend on another field. */
  readonly before: AuditedFields;
  readonly after: AuditedFields;
  /** The column headers. */
  readonly titles: { readonly before: string; readonly after: string };
}

/** A table of fields with their old and new values, formatted as on other screens. */
export function ChangeTable({ screens, changes, before, after, titles }: ChangeTableProps) {
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
              <ChangeName change={change} />
            </th>
            <td>
              <ChangeValue screens={screens} change={change} side="before" record={before} />
            </td>
            <td>
              <ChangeValue screens={screens} change={change} side="after" record={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ChangeName({ change: { path, field, row } }: { readonly change: AuditedChange }) {
  const { t } = useText();
  const name = field ? t(field.labelKey) : ownLabel(t, path);
  return [name, row?.name, row?.cell ? t(row.cell.labelKey) : undefined]
    .filter((part) => part !== undefined)
    .join(" · ");
}

interface ChangeValueProps extends Pick<ChangeTableProps, "screens"> {
  readonly change: AuditedChange;
  readonly side: "before" | "after";
  readonly record: AuditedFields;
}

function ChangeValue({ screens, change, side, record }: ChangeValueProps) {
  const { t } = useText();
  const { field, row } = change;
  const value = change[side];
  if (row && row.cell === null) {
    const isAdded = change.before === undefined;
    return value === undefined ? "–" : t(isAdded ? "history.rowAdded" : "history.rowRemoved");
  }
  const shown = row ? row.cell : field;
  if (!shown || !screens) {
    return ownValue(t, change.path, value);
  }
  // Without the entity's overrides: they may show a state of today, such as "expired", which nobody has set.
  const owned = row ? { record: row[side] ?? {}, owner: record } : { record };
  return <FieldValue field={shown} {...owned} value={value} place="show" />;
}

/** Labels of fields that belong to no entity: those of staff users and API keys. */
const OWN_LABELS = {
  username: "screen.staff.username",
  name: "screen.staff.name",
  role: "screen.staff.role",
  state: "screen.staff.state",
} as const;

const isOwn = (path: string): path is keyof typeof OWN_LABELS => Object.hasOwn(OWN_LABELS, path);

const ownLabel = (t: Text["t"], path: string) => (isOwn(path) ? t(OWN_LABELS[path]) : toReadableLabel(path));

/** Values of these fields have texts. */
const OWN_VALUES = {
  "role.administrator": "screen.staff.role.administrator",
  "role.reader": "screen.staff.role.reader",
  "state.active": "screen.staff.state.active",
  "state.invited": "screen.staff.state.invited",
  "state.disabled": "screen.staff.state.disabled",
} as const;

const isNamed = (name: string): name is keyof typeof OWN_VALUES => Object.hasOwn(OWN_VALUES, name);

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The value of a field that belongs to no entity, or that the console does not know. */
function ownValue(t: Text["t"], path: string, value: unknown): string {
  if (Array.isArray(value) && !isEmptyValue(value) && value.every((each) => typeof each === "string")) {
    return value.join(", ");
  }
  if (typeof value !== "string") {
    return rawOrDash(value);
  }
  const name = `${path}.${value}`;
  if (isNamed(name)) {
    return t(OWN_VALUES[name]);
  }
  return INSTANT.test(value) ? formatDateTime(value, dateLocale()) : rawOrDash(value);
}
