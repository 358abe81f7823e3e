import { MoreVertIcon } from "../ui/icons/more-vert.ts";
import type { StaffRow } from "../../contract/staff.ts";
import { EMPTY_DATE } from "../fields/date-text.ts";
import { useFactorText } from "../i18n/use-factor-text.ts";
import { useText } from "../i18n/use-text.ts";
import { MenuItem } from "../ui/menu.tsx";
import { MenuButton } from "../ui/menu-button.tsx";
import { StatusChip } from "../ui/status-chip.tsx";
import { CardTable } from "./card-table.tsx";
import { ShortTime } from "./short-time.tsx";
import styles from "./staff.module.css";

/** Actions on a staff user. */
export type StaffTask =
  | "reset"
  | "resetFactors"
  | "endSessions"
  | "disable"
  | "enable"
  | "makeReader"
  | "makeAdministrator";

const TONES = { active: "success", invited: "warning", disabled: "neutral" } as const;

interface StaffTableProps {
  /** Null while loading. */
  readonly rows: readonly StaffRow[] | null;
  readonly onTask: (task: StaffTask, user: StaffRow) => void;
}

/** Table of staff users, each with its actions. */
export function StaffTable({ rows, onTask }: StaffTableProps) {
  const { t } = useText();
  const toTime = (at: string | undefined) => (at === undefined ? EMPTY_DATE : <ShortTime at={at} />);
  const columns = {
    name: t("screen.staff.name"),
    role: t("screen.staff.role"),
    state: t("screen.staff.state"),
    lastUsed: t("screen.staff.lastUsed"),
    tasks: t("screen.staff.tasks"),
  };
  return (
    <CardTable
      columns={columns}
      rows={
        rows?.map((user) => ({
          key: user.id,
          cells: {
            name: (
              <>
                {user.name}
                <span className={styles["username"]}>{user.username}</span>
              </>
            ),
            role: t(`screen.staff.role.${user.role}`),
            state: <StatusChip tone={TONES[user.state]} label={t(`screen.staff.state.${user.state}`)} />,
            lastUsed: toTime(user.lastUsedAt),
            tasks: <Tasks user={user} onTask={onTask} />,
          },
        })) ?? null
      }
    />
  );
}

function Tasks({ user, onTask }: { readonly user: StaffRow; readonly onTask: StaffTableProps["onTask"] }) {
  const { t } = useFactorText();
  return (
    <MenuButton icon={<MoreVertIcon fontSize="small" />} label={t("crud.list.rowActions", { title: user.username })}>
      {(close) =>
        tasksOf(user).map((task) => (
          <MenuItem
            key={task}
            onClick={() => {
              close();
              onTask(task, user);
            }}
          >
            {task === "resetFactors" ? t("factors.reset") : t(`screen.staff.task.${task}`)}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}

function tasksOf({ state, role, lastUsedAt, hasSecondFactor }: StaffRow): readonly StaffTask[] {
  if (state === "disabled") {
    return ["enable"];
  }
  return [
    role === "administrator" ? "makeReader" : "makeAdministrator",
    "reset",
    ...(hasSecondFactor === true ? (["resetFactors"] as const) : []),
    ...(lastUsedAt === undefined ? [] : (["endSessions"] as const)),
    "disable",
  ];
}
