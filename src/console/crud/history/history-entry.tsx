import Link from "@mui/material/Link";
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

interface HistoryEntryProps {
  readonly row: AuditRow;
  /** Null where the entry is of no entity that has screens. */
  readonly screens: EntityScreens<MessageKey> | null;
  /** The record as it was after that, as far as it is known: what a number is may depend on another field. */
  readonly record?: AuditedFields;
  /** Whether the entry names the record that it is about. */
  readonly isNamed?: boolean;
  /** Whether that record is known to be there no more. */
  readonly isGone?: boolean;
  readonly children?: ReactNode;
}

/** So many changed fields are shown at once; more, and the whole of a new record, on demand. */
const MOST_SHOWN = 6;

/** One thing that was done: when, by whom, to what, and what it changed. */
export function HistoryEntry({
  row,
  screens,
  record = {},
  isNamed = false,
  isGone = false,
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
            {isNamed ? <RecordName row={row} screens={screens} isGone={isGone} /> : null}
            {" · "}
            <bdi>{row.username ?? t("history.nobody")}</bdi>
          </span>
          {children}
        </div>
        {changes.length === 0 && row.action === "update" && isChange ? (
          <div className={styles["summary"]}>{t("history.noChanges")}</div>
        ) : null}
        {changes.length > 0 && isChange && changes.length <= MOST_SHOWN ? table : null}
        {changes.length > 0 && !(isChange && changes.length <= MOST_SHOWN) ? (
          <details>
            <summary className={styles["summary"]}>{t("history.changes", { count: changes.length })}</summary>
            {table}
          </details>
        ) : null}
      </div>
    </li>
  );
}

/** The fields that only one side has, as the other has them. */
function without(one: AuditedFields = {}, other: AuditedFields = {}): AuditedFields {
  const names = Object.keys(one).filter((name) => !Object.hasOwn(other, name));
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

/** " · Conta ana@escola.example", as a link while the record is there. */
function RecordName({ row, screens, isGone }: Pick<HistoryEntryProps, "row" | "screens" | "isGone">) {
  const { t } = useText();
  const { entity, recordId, title, action } = row;
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
