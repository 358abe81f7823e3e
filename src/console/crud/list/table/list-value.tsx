import { memo } from "react";
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

interface LinkedValueProps extends Pick<ListValueProps, "record" | "field"> {
  readonly entity: string;
  readonly value: unknown;
  readonly to: string | null;
  /** A value may be shown relative to this day. */
  readonly day: string;
}

/** Value of a list cell. The title links to the record's page. */
export function ListValue({ screens, record, field }: ListValueProps) {
  const path = field.name === screens.titleField && isRecordId(record.id) ? titlePath(screens) : null;
  return (
    <LinkedValue
      entity={screens.entity}
      field={field}
      record={record}
      value={valueIn(screens.fields, field.name, record)}
      to={path ? toRecordPath(path, record.id) : null}
      day={useToday()}
    />
  );
}

/** Memoized so that the value does not re-render with the list. */
const LinkedValue = memo(({ to, day: _, ...props }: LinkedValueProps) => (
  <ValueOfDay
    {...props}
    place="list"
    wrap={(value) =>
      to === null ? (
        value
      ) : (
        <Link to={to} className={styles["title"]}>
          {value}
        </Link>
      )
    }
  />
));
