import type { StaffRow } from "../../contract/staff.ts";
import { useText } from "../i18n/use-text.ts";
import buttons from "../ui/plain-button.module.css";
import { StatusChip } from "../ui/status-chip.tsx";
import styles from "./staff.module.css";

/** What can be done with a staff user. */
export type StaffTask = "reset" | "endSessions" | "disable" | "enable" | "makeReader" | "makeAdministrator";

const TONES = { active: "success", invited: "warning", disabled: "neutral" } as const;

interface StaffTableProps {
  readonly rows: readonly StaffRow[];
  readonly onTask: (task: StaffTask, user: StaffRow) => void;
}

/** Staff users, each with what can be done with them. */
export function StaffTable({ rows, onTask }: StaffTableProps) {
  const { t, language } = useText();
  const toTime = (at: string | undefined) =>
    at === undefined
      ? "–"
      : new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "short" }).format(new Date(at));
  return (
    <div className={styles["scroll"]}>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">{t("screen.staff.name")}</th>
            <th scope="col">{t("screen.staff.username")}</th>
            <th scope="col">{t("screen.staff.role")}</th>
            <th scope="col">{t("screen.staff.state")}</th>
            <th scope="col">{t("screen.staff.lastUsed")}</th>
            <th scope="col">{t("screen.staff.tasks")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((user) => (
            <tr key={user.id}>
              <th scope="row">{user.name}</th>
              <td>{user.username}</td>
              <td>{t(`screen.staff.role.${user.role}`)}</td>
              <td>
                <StatusChip tone={TONES[user.state]} label={t(`screen.staff.state.${user.state}`)} />
              </td>
              <td>{toTime(user.lastUsedAt)}</td>
              <td>
                <div className={styles["buttons"]}>
                  {tasksOf(user).map((task) => (
                    <button
                      key={task}
                      type="button"
                      className={buttons["button"]}
                      aria-label={`${t(`screen.staff.task.${task}`)}: ${user.username}`}
                      onClick={() => onTask(task, user)}
                    >
                      {t(`screen.staff.task.${task}`)}
                    </button>
                  ))}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function tasksOf({ state, role, lastUsedAt }: StaffRow): readonly StaffTask[] {
  if (state === "disabled") {
    return ["enable"];
  }
  return [
    role === "administrator" ? "makeReader" : "makeAdministrator",
    "reset",
    ...(lastUsedAt === undefined ? [] : (["endSessions"] as const)),
    "disable",
  ];
}
