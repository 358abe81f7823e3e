import { Link } from "../../ui/mui/link.ts";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { AuditedFields, AuditRow } from "../../../contract/audit.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import { dateLocale, formatDateTime, formatLongDateTime } from "../../fields/date-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { actionKey } from "./action-text.ts";
import { changesOf } from "./audit-changes.ts";
import { ChangeTable } from "./change-table.tsx";
import styles from "./history.module.css";
import type { OwnWords } from "./use-own-words.ts";

interface HistoryEntryProps {
  readonly row: AuditRow;
  /** Null if the entry's entity has no screens. */
  readonly screens: EntityScreens<MessageKey> | null;
  /** The record after the entry, as far as known. Determines the units of numbers. */
  readonly record?: AuditedFields;
  /** True to show the record's name. */
  readonly isNamed?: boolean;
  /** True if the record no longer exists. */
  readonly isGone?: boolean;
  /** Words of an entry that belongs to no entity. */
  readonly words?: OwnWords | undefined;
  readonly children?: ReactNode;
}

/** Maximum number of changed fields to show expanded. Longer lists and new records are collapsed. */
const MAX_SHOWN = 6;

/** One audit entry: when, by whom, on which record, and the changes. */
export function HistoryEntry({
  row,
  screens,
  record = {},
  isNamed = false,
  isGone = false,
  words,
  children,
}: HistoryEntryProps) {
  const { t } = useText();
  const changes = changesOf(row, screens);
  const { before, after } = row;
  const isChange = before !== undefined && after !== undefined;
  const table = (
    <ChangeTable
      screens={screens}
      changes={changes}
      before={{ ...record, ...without(after, before), ...before }}
      after={{ ...record, ...after }}
      titles={{ before: t("history.before"), after: t("history.after") }}
      words={words}
    />
  );
  return (
    <li className={styles["entry"]}>
      <time className={styles["when"]} dateTime={row.at} title={formatLongDateTime(row.at, dateLocale()) ?? undefined}>
        {formatDateTime(row.at, dateLocale())}
      </time>
      <div className={styles["body"]}>
        <div className={styles["line"]}>
          <span>
            <strong className={styles["action"]}>{t(actionKey(row.action, screens))}</strong>
            {isNamed ? (
              <RecordName row={row} title={words?.titleOf(row) ?? row.title} screens={screens} isGone={isGone} />
            ) : null}
            {" · "}
            <bdi>{words?.actorOf(row) ?? row.username ?? t("history.nobody")}</bdi>
          </span>
          {children}
        </div>
        {changes.length === 0 && row.action === "update" && isChange ? (
          <div className={styles["summary"]}>{t("history.noChanges")}</div>
        ) : null}
        {changes.length > 0 && isChange && changes.length <= MAX_SHOWN ? table : null}
        {changes.length > 0 && !(isChange && changes.length <= MAX_SHOWN) ? (
          <details>
            <summary className={styles["summary"]}>{t("history.changes", { count: changes.length })}</summary>
            {table}
          </details>
        ) : null}
      </div>
    </li>
  );
}

/** The fields that only the first has, set to undefined. */
function without(one: AuditedFields = {}, other: AuditedFields = {}): AuditedFields {
  const names = Object.keys(one).filter((name) => !Object.hasOwn(other, name));
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

interface RecordNameProps extends Pick<HistoryEntryProps, "row" | "screens" | "isGone"> {
  readonly title: string | undefined;
}

/** " · Conta ana@escola.example", as a link if the record exists. */
function RecordName({ row, title, screens, isGone }: RecordNameProps) {
  const { t } = useText();
  const { entity, recordId, action } = row;
  const noun = entity === undefined ? undefined : t(`entity.${entity}.one` as MessageKey);
  const name = [noun, title].filter((part) => part !== undefined).join(" ");
  const path = action === "delete" || isGone ? null : screens?.routes.show;
  if (name === "") {
    return null;
  }
  return (
    <>
      {" · "}
      {path && recordId !== undefined ? (
        <Link underline="always" component={RouterLink} to={toRecordPath(path, recordId)}>
          {name}
        </Link>
      ) : (
        name
      )}
    </>
  );
}
