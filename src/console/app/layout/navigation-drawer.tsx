import { CloseIcon } from "../../ui/icons/close.ts";
import { Box } from "../../ui/mui/box.ts";
import { Drawer } from "../../ui/mui/drawer.ts";
import { IconButton } from "../../ui/mui/icon-button.ts";
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
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <nav aria-label={t("shell.nav.label")}>
        <NavigationList isFolded={false} onFollow={onClose} />
      </nav>
    </Drawer>
  );
}
