import KeyOutlined from "@mui/icons-material/KeyOutlined";
import LogoutOutlined from "@mui/icons-material/LogoutOutlined";
import PersonOutlineOutlined from "@mui/icons-material/PersonOutlineOutlined";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { AppConfig } from "../../../contract/app-config.ts";
import type { Role } from "../../../contract/staff.ts";
import { useStaff } from "../../data/use-staff.ts";
import { useText } from "../../i18n/use-text.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { type UserMenuEntry, useProduct } from "../../product.ts";
import { useRole, useSession } from "../../session/session-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { MenuItem } from "../../ui/menu.tsx";
import { MenuButton } from "../../ui/menu-button.tsx";
import { useServices } from "../services/services.ts";
import styles from "./shell.module.css";

const SessionsDialog = lazyPart(async () => (await import("./sessions-dialog.tsx")).SessionsDialog);

/** For backends with staff management: the user's own sessions, and for administrators the staff list. */
function staffEntries({ features }: AppConfig, role: Role): readonly UserMenuEntry[] {
  if (features?.["staff"] !== true) {
    return [];
  }
  const own: UserMenuEntry = { path: "/sessions", labelKey: "screen.sessions.title", icon: "KeyOutlined" };
  const staff: UserMenuEntry = { path: "/staff", labelKey: "screen.staff.title", icon: "GroupsOutlined" };
  return role === "administrator" ? [own, staff] : [own];
}

/** Menu with the user's name, the product's entries and sign-out. */
export function UserMenu() {
  const { t } = useText();
  const { notify } = useNotify();
  const session = useSession();
  const navigate = useNavigate();
  const { config } = useServices();
  const { name } = useStaff();
  const [hasSessions, setHasSessions] = useState(false);
  const role = useRole();
  const product = useProduct().userMenu ?? [];
  const entries = [...product.filter(({ when }) => when?.(config) ?? true), ...staffEntries(config, role)];

  const signOut = async () => {
    try {
      const address = await session.signOut();
      if (address !== null) {
        window.location.assign(address);
      }
    } catch {
      // The local session has ended; only the backend was not notified.
      notify({ text: t("shell.logout.failure"), kind: "error" });
    }
  };

  const menu = (
    <MenuButton
      textKey={name === null ? "shell.user.label" : "shell.user.labelOf"}
      instance={name ?? ""}
      icon={<PersonOutlineOutlined fontSize="small" />}
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
            {path === "/sessions" || path === "/staff" ? <KeyOutlined fontSize="small" /> : <Icon name={icon} />}
            {t(labelKey)}
          </MenuItem>
        )),
        <MenuItem
          key="sessions"
          onClick={() => {
            close();
            setHasSessions(true);
          }}
        >
          <KeyOutlined fontSize="small" />
          {t("shell.sessions.title")}
        </MenuItem>,
        session.form !== "none" && (
          <MenuItem
            key="signOut"
            onClick={() => {
              close();
              void signOut();
            }}
          >
            <LogoutOutlined fontSize="small" />
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
