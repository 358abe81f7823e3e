import { DevicesIcon } from "../../ui/icons/devices.ts";
import { GroupIcon } from "../../ui/icons/group.ts";
import { LogoutIcon } from "../../ui/icons/logout.ts";
import { PersonIcon } from "../../ui/icons/person.ts";
import { UndoIcon } from "../../ui/icons/undo.ts";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useStaff } from "../../data/use-staff.ts";
import { useText } from "../../i18n/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { MenuItem } from "../../ui/menu.tsx";
import { MenuButton } from "../../ui/menu-button.tsx";
import { useSignOut, useUserEntries } from "../services/user-entries.ts";
import styles from "./shell.module.css";

const SessionsDialog = lazyComponent(async () => (await import("./sessions-dialog.tsx")).SessionsDialog);

/** Menu with the user's name, the product's entries and sign-out. */
export function UserMenu({ onChanges }: { readonly onChanges: () => void }) {
  const { t } = useText();
  const navigate = useNavigate();
  const { name } = useStaff();
  const [hasSessions, setHasSessions] = useState(false);
  const entries = useUserEntries();
  const signOut = useSignOut();

  const menu = (
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
        ...entries.map(({ path, labelKey, icon }) => (
          <MenuItem
            key={path}
            onClick={() => {
              close();
              void navigate(path);
            }}
          >
            {path === "/sessions" ? (
              <DevicesIcon fontSize="small" />
            ) : path.startsWith("/staff") ? (
              <GroupIcon fontSize="small" />
            ) : (
              <Icon name={icon} />
            )}
            {t(labelKey)}
          </MenuItem>
        )),
        <MenuItem
          key="changes"
          onClick={() => {
            close();
            onChanges();
          }}
        >
          <UndoIcon fontSize="small" />
          {t("recent.title")}
        </MenuItem>,
        // The page of the user's own sessions shows them too.
        !entries.some(({ path }) => path === "/sessions") && (
          <MenuItem
            key="sessions"
            onClick={() => {
              close();
              setHasSessions(true);
            }}
          >
            <DevicesIcon fontSize="small" />
            {t("shell.sessions.title")}
          </MenuItem>
        ),
        signOut !== null && (
          <MenuItem
            key="signOut"
            onClick={() => {
              close();
              void signOut();
            }}
          >
            <LogoutIcon fontSize="small" />
            {t("shell.user.signOut")}
          </MenuItem>
        ),
      ]}
    </MenuButton>
  );
  return (
    <>
      {menu}
      {hasSessions ? (
        <SessionsDialog open onClose={() => setHasSessions(false)} onMissing={() => setHasSessions(false)} />
      ) : null}
    </>
  );
}
