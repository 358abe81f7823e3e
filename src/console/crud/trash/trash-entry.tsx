import { Button } from "../../ui/mui/button.ts";
import { Typography } from "../../ui/mui/typography.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import type { DeletedRow } from "../../../contract/trash.ts";
import { isRecord } from "../../data/record-id.ts";
import { valueIn } from "../../data/value-in.ts";
import { dateLocale, formatDate, formatDateTime } from "../../fields/date-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { isEmptyValue } from "../../lib/is-empty-value.ts";
import { CheckBox } from "../../ui/check-box.tsx";
import { EntityFieldValue } from "../overrides/entity-field-value.tsx";
import styles from "./trash.module.css";

interface TrashEntryProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly row: DeletedRow;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onRestore: (row: DeletedRow) => Promise<unknown>;
  readonly onDelete: () => void;
}

/** A deleted record: its checkbox and title, who deleted it and when, the records that it refers to, and its buttons. */
export function TrashEntry({ screens, row, isChosen, onChoose, onRestore, onDelete }: TrashEntryProps) {
  const { t } = useText();
  const { title, username, deletedAt, keptUntil } = row;
  const language = dateLocale();
  const when = formatDateTime(deletedAt, language);
  const about = username === undefined ? t("trash.deleted", { when }) : t("trash.deletedBy", { when, who: username });
  return (
    <li className={styles["entry"]}>
      <CheckBox aria-label={t("crud.list.selectRow", { title })} checked={isChosen} onChange={onChoose} />
      <div className={styles["about"]}>
        <Typography component="h2" sx={{ fontWeight: 500 }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {`${about} · ${t("trash.until", { when: formatDate(keptUntil.slice(0, 10), language) })}`}
        </Typography>
        {isRecord(row.record) ? <References screens={screens} record={row.record} /> : null}
      </div>
      <div className={styles["buttons"]}>
        <Button variant="outlined" aria-label={`${t("trash.restore")}: ${title}`} onClick={() => void onRestore(row)}>
          {t("trash.restore")}
        </Button>
        <Button color="error" aria-label={`${t("trash.remove")}: ${title}`} onClick={onDelete}>
          {t("trash.remove")}
        </Button>
      </div>
    </li>
  );
}

/** The related records to which the record refers; they must exist to restore it. */
function References({
  screens,
  record,
}: {
  readonly screens: TrashEntryProps["screens"];
  readonly record: EntityRecord;
}) {
  const { t } = useText();
  const filled = Object.values(screens.fields).filter(({ name, relation }) => {
    const value = valueIn(screens.fields, name, record);
    const isEmpty = isEmptyValue(value) || (Array.isArray(value) && value.length === 0);
    return relation && !relation.within && !isEmpty;
  });
  // A field that holds the record of another field's id repeats it.
  const fields = filled.filter(
    ({ name }) => !filled.some(({ name: other, relation }) => relation?.expandedAs === name && other !== name),
  );
  return fields.map((field) => (
    <Typography key={field.name} variant="body2" component="div" sx={{ display: "flex", gap: 0.5, flexWrap: "wrap" }}>
      <span>{`${t(field.labelKey)}:`}</span>
      <EntityFieldValue
        entity={screens.entity}
        field={field}
        record={record}
        value={valueIn(screens.fields, field.name, record)}
        place="list"
      />
    </Typography>
  ));
}
