import LinearProgress from "@mui/material/LinearProgress";
import { useNavigation } from "react-router-dom";
import { useText } from "../i18n/use-text.ts";

/** A line at the top while the next page is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  const { t } = useText();
  if (state === "idle") {
    return null;
  }
  return (
    <LinearProgress
      aria-label={t("shell.loading")}
      sx={{ position: "fixed", zIndex: "tooltip", top: 0, left: 0, right: 0, height: 2 }}
    />
  );
}
