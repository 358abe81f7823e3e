import CloseOutlined from "@mui/icons-material/CloseOutlined";
import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { useText } from "../../i18n/use-text.ts";
import { Brand } from "./brand.tsx";
import { NavigationList } from "./navigation-list.tsx";

interface NavigationDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The navigation on narrow viewports. */
export function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  const { t } = useText();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        // Not the `nav` element itself, which must not be a dialog.
        paper: { "aria-label": t("shell.nav.label"), sx: { width: 264, p: 1 } },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", height: 40, mb: 1.5 }}>
        <Brand isFolded={false} />
        <IconButton aria-label={t("shell.nav.close")} onClick={onClose}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      </Box>
      <nav aria-label={t("shell.nav.label")}>
        <NavigationList isFolded={false} onFollow={onClose} />
      </nav>
    </Drawer>
  );
}
