import Box from "@mui/material/Box";
import { useText } from "../i18n/use-text.ts";

/** While the first page is on its way: said to screen readers, and too short to draw. */
export function StartingPage() {
  const { t } = useText();
  return (
    <Box role="status" sx={{ p: 4, color: "text.secondary" }}>
      {t("shell.loading")}
    </Box>
  );
}
