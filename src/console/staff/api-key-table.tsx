import { MoreVertIcon } from "../ui/icons/more-vert.ts";
import type { ApiKeyRow } from "../../contract/api-keys.ts";
import { dateLocale, EMPTY_DATE, formatDateTime } from "../fields/date-text.ts";
import { scopeLabel } from "../i18n/scope-label.ts";
import { useApiKeyText } from "../i18n/use-api-key-text.ts";
import { MenuItem } from "../ui/menu.tsx";
import { MenuButton } from "../ui/menu-button.tsx";
import { StatusChip } from "../ui/status-chip.tsx";
import { CardTable } from "./card-table.tsx";
import { ShortTime } from "./short-time.tsx";
import styles from "./staff.module.css";

/** Actions on an API key. */
export type ApiKeyTask = "rotate" | "revoke";

const TASKS: readonly ApiKeyTask[] = ["rotate", "revoke"];

interface ApiKeyTableProps {
  /** Null while loading. */
  readonly rows: readonly ApiKeyRow[] | null;
  readonly onTask: (task: ApiKeyTask, row: ApiKeyRow) => void;
}

/** Table of API keys, each with its actions. */
export function ApiKeyTable({ rows, onTask }: ApiKeyTableProps) {
  const { t } = useApiKeyText();
  return (
    <CardTable
      columns={{
        name: t("apiKeys.name"),
        createdBy: t("apiKeys.createdBy"),
        createdAt: t("apiKeys.createdAt"),
        lastUsed: t("apiKeys.lastUsed"),
        ends: t("apiKeys.ends"),
        tasks: t("screen.staff.tasks"),
      }}
      rows={
        rows?.map((row) => ({
          key: row.id,
          cells: {
            name: (
              <>
                <bdi>{row.name}</bdi>
                <span className={styles["username"]}>{row.scopes.map((scope) => scopeLabel(t, scope)).join(", ")}</span>
                {row.formerUntil !== undefined && (
                  <span className={styles["username"]}>
                    {t("apiKeys.formerUntil", { time: formatDateTime(row.formerUntil, dateLocale()) })}
                  </span>
                )}
              </>
            ),
            createdBy: <bdi>{row.createdBy ?? t("apiKeys.command")}</bdi>,
            createdAt: <ShortTime at={row.createdAt} />,
            lastUsed: row.lastUsedAt === undefined ? t("apiKeys.never") : <ShortTime at={row.lastUsedAt} />,
            ends: <End at={row.expiresAt} />,
            tasks: (
              <MenuButton
                icon={<MoreVertIcon fontSize="small" />}
                label={t("crud.list.rowActions", { title: row.name })}
              >
                {(close) =>
                  TASKS.map((task) => (
                    <MenuItem
                      key={task}
                      onClick={() => {
                        close();
                        onTask(task, row);
                      }}
                    >
                      {t(`apiKeys.${task}`)}
                    </MenuItem>
                  ))
                }
              </MenuButton>
            ),
          },
        })) ?? null
      }
    />
  );
}

function End({ at }: { readonly at: string | undefined }) {
  const { t } = useApiKeyText();
  if (at === undefined) {
    return EMPTY_DATE;
  }
  const hasEnded = Date.parse(at) <= Date.now();
  return (
    <>
      <ShortTime at={at} /> {hasEnded && <StatusChip tone="neutral" label={t("apiKeys.ended")} />}
    </>
  );
}
