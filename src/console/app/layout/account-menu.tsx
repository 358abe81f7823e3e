import LogoutOutlined from "@mui/icons-material/LogoutOutlined";
import PersonOutlineOutlined from "@mui/icons-material/PersonOutlineOutlined";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import { Link as RouterLink } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { useProduct } from "../../product.ts";
import { useSession } from "../../session/session-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { MenuButton } from "../../ui/menu-button.tsx";
import { useServices } from "../services.ts";

/** Who is signed in, what the product offers them, and the way out. */
export function AccountMenu() {
  const { t } = useText();
  const { notify } = useNotify();
  const session = useSession();
  const { config } = useServices();
  const name = session.name();
  const entries = (useProduct().accountMenu ?? []).filter(({ when }) => when?.(config) ?? true);

  const signOut = async () => {
    try {
      await session.signOut();
    } catch {
      // The session is over here all the same; only the backend does not know it yet.
      notify({ text: t("shell.logout.failure"), kind: "error" });
    }
  };

  return (
    <MenuButton
      textKey={name === null ? "shell.account.label" : "shell.account.labelOf"}
      instance={name ?? ""}
      icon={<PersonOutlineOutlined fontSize="small" />}
    >
      {(close) => [
        name !== null && (
          <Box
            component="li"
            key="name"
            role="presentation"
            sx={{ px: 2, py: 0.75, maxWidth: 280, fontWeight: 500, overflowWrap: "anywhere" }}
          >
            {name}
          </Box>
        ),
        ...entries.map(({ path, labelKey, icon }) => (
          <MenuItem key={path} component={RouterLink} to={path} onClick={close}>
            <Icon name={icon} />
            {t(labelKey)}
          </MenuItem>
        )),
        <MenuItem
          key="signOut"
          onClick={() => {
            close();
            void signOut();
          }}
        >
          <LogoutOutlined fontSize="small" />
          {t("shell.account.signOut")}
        </MenuItem>,
      ]}
    </MenuButton>
  );
}
