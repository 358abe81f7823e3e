import ChevronLeftOutlined from "@mui/icons-material/ChevronLeftOutlined";
import ChevronRightOutlined from "@mui/icons-material/ChevronRightOutlined";
import { useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { preferences } from "../../lib/preferences.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { ToolButton } from "../../ui/tool-button.tsx";
import { Brand } from "./brand.tsx";
import { NavigationList } from "./navigation-list.tsx";
import styles from "./shell.module.css";

/** The navigation of a wide screen; it folds to icons, where there is little room by itself, and stays as it was left. */
export function SideNavigation() {
  const { t } = useText();
  const [chosen, setChosen] = useState(() => preferences.get("navigation"));
  const isTight = useMediaQuery("(max-width:1199.95px)");
  const isFolded = chosen ? chosen === "folded" : isTight;
  const handleToggle = () => {
    const next = isFolded ? "open" : "folded";
    preferences.set("navigation", next);
    setChosen(next);
  };
  return (
    <nav aria-label={t("shell.nav.label")} className={`${styles["side"]} ${isFolded ? styles["folded"] : ""}`}>
      <div className={styles["head"]}>
        <Brand isFolded={isFolded} />
      </div>
      <NavigationList isFolded={isFolded} />
      <div className={styles["fold"]}>
        <ToolButton
          aria-label={t(isFolded ? "shell.nav.unfold" : "shell.nav.fold")}
          aria-expanded={!isFolded}
          onClick={handleToggle}
        >
          {isFolded ? <ChevronRightOutlined fontSize="small" /> : <ChevronLeftOutlined fontSize="small" />}
        </ToolButton>
      </div>
    </nav>
  );
}
