import ChevronLeftOutlined from "@mui/icons-material/ChevronLeftOutlined";
import ChevronRightOutlined from "@mui/icons-material/ChevronRightOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { preferences } from "../../lib/preferences.ts";
import { Brand } from "./brand.tsx";
import { NavigationList } from "./navigation-list.tsx";

/** The navigation of a wide screen; it folds to icons, and stays as it was left. */
export function SideNavigation() {
  const { t } = useText();
  const [isFolded, setFolded] = useState(() => preferences.get("navigation") === "folded");
  const handleToggle = () => {
    preferences.set("navigation", isFolded ? "open" : "folded");
    setFolded(!isFolded);
  };
  return (
    <Box
      component="nav"
      aria-label={t("shell.nav.label")}
      sx={(theme) => ({
        position: "sticky",
        top: 0,
        flex: "none",
        width: isFolded ? 57 : 232,
        height: "100dvh",
        overflowY: "auto",
        display: "flex",
        flexDirection: "column",
        gap: 1.5,
        p: 1,
        backgroundColor: theme.tokens.surface,
        borderRight: `1px solid ${theme.tokens.hairline}`,
      })}
    >
      <Box sx={{ display: "flex", alignItems: "center", height: 40 }}>
        <Brand isFolded={isFolded} />
      </Box>
      <NavigationList isFolded={isFolded} />
      <IconButton
        aria-label={t(isFolded ? "shell.nav.unfold" : "shell.nav.fold")}
        aria-expanded={!isFolded}
        onClick={handleToggle}
        sx={{ mt: "auto", alignSelf: isFolded ? "center" : "flex-end" }}
      >
        {isFolded ? <ChevronRightOutlined fontSize="small" /> : <ChevronLeftOutlined fontSize="small" />}
      </IconButton>
    </Box>
  );
}
