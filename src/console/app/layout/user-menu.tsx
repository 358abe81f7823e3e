import { DevicesIcon } from "../../ui/icons/devices.ts";
import { GroupIcon } from "../../ui/icons/group.ts";
import { LogoutIcon } from "../../ui/icons/logout.ts";
import { PersonIcon } from "../../ui/icons/person.ts";
import { UndoIcon } from "../../ui/icons/undo.ts";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useStaff } from "../../data/use-staff.ts";
import { useText } from "../../i18n/use-text.ts";
import type { UserMenuEntry } from "../../product.ts";
import { Icon } from "../../ui/icon.tsx";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { MenuItem } from "../../ui/menu.tsx";
import { MenuButton } from "../../ui/menu-button.tsx";
import { useSignOut, useUserEntries } from "../services/user-entries.ts";
import styles from "./shell.module.css";

const SessionsDialog = lazyComponent(async () => (await import("./sessions-dialog.tsx")).SessionsDialog);

/** The page of the user's own sessions. */
const SESSIONS = "/sessions";

/** Menu with the user's name, the product's entries and sign-out. */
export function UserMenu({ onChanges }: { readonly onChanges: () => void }) {
  const { name } = useStaff();
  const [hasSessions, setHasSessions] = useState(false);
  const items = useItems({ onChanges, onSessions: () => setHasSessions(true) });
  return (
    <>
      <MenuButton
        textKey={name === null ? "shell.user.label" : "shell.user.labelOf"}
        instance={name ?? ""}
        icon={<PersonIcon fontSize="small" />}
      >
        {(close) => [
          name !== null && (
            <li key="name" role="presentation" className={styles["name"]}>
              {name}
            </li>
          ),
          ...items.map(({ key, icon, label, run }) => (
            <MenuItem
              key={key}
              onClick={() => {
                close();
                run();
              }}
            >
              {icon}
              {label}
            </MenuItem>
          )),
        ]}
      </MenuButton>
      {hasSessions ? (
        <SessionsDialog open onClose={() => setHasSessions(false)} onMissing={() => setHasSessions(false)} />
      ) : null}
    </>
  );
}

function iconOf({ path, icon }: UserMenuEntry): ReactNode {
  if (path === SESSIONS) {
    return <DevicesIcon fontSize="small" />;
  }
  return path.startsWith("/staff") ? <GroupIcon fontSize="small" /> : <Icon name={icon} />;
}

interface ItemsProps {
  readonly onChanges: () => void;
  readonly onSessions: () => void;
}

/** Pages of the user, then recent changes, sessions and sign-out. */
function useItems({ onChanges, onSessions }: ItemsProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const entries = useUserEntries();
  const signOut = useSignOut();
  const pages = entries.map((entry) => ({
    key: entry.path,
    icon: iconOf(entry),
    label: t(entry.labelKey),
    run: () => void navigate(entry.path),
  }));
  const changes = { key: "changes", icon: <UndoIcon fontSize="small" />, label: t("recent.title"), run: onChanges };
  const sessions = {
    key: "sessions",
    icon: <DevicesIcon fontSize="small" />,
    label: t("shell.sessions.title"),
    run: onSessions,
  };
  const leave = {
    key: "signOut",
    icon: <LogoutIcon fontSize="small" />,
    label: t("shell.user.signOut"),
    run: () => void signOut?.(),
  };
  // The page of the sessions shows them too.
  const hasPage = entries.some(({ path }) => path === SESSIONS);
  return [...pages, changes, ...(hasPage ? [] : [sessions]), ...(signOut === null ? [] : [leave])];
}
