import { memo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../../contract/screens.ts";
import type { EntityRecord } from "../../../../contract/transport.ts";
import { isRecordId } from "../../../data/record-id.ts";
import { toRecordPath } from "../../../data/to-record-path.ts";
import { valueIn } from "../../../data/value-in.ts";
import { useToday } from "../../../lib/use-today.ts";
import { ValueOfDay } from "../../overrides/entity-field-value.tsx";
import styles from "./list-grid.module.css";

export interface ListValueProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly record: EntityRecord;
  readonly field: FieldDescriptor<MessageKey>;
}

/** Path of the record's page to which the title links. */
export function titlePath({ routes }: EntityScreens<MessageKey>): string | null {
  return routes.show ?? routes.edit;
}

/** Value of a list cell. The title links to the record's page. Memoized so that it does not re-render with the list. */
export const ListValue = memo(({ screens, record, field }: ListValueProps) => {
  useToday();
  const path = field.name === screens.titleField && isRecordId(record.id) ? titlePath(screens) : null;
  const toLink = (value: ReactNode) =>
    path === null ? (
      value
    ) : (
      <Link to={toRecordPath(path, record.id)} className={styles["title"]}>
        {value}
      </Link>
    );
  return (
    <ValueOfDay
      entity={screens.entity}
      field={field}
      record={record}
      value={valueIn(screens.fields, field.name, record)}
      place="list"
      wrap={toLink}
    />
  );
});
