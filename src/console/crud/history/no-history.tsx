import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useText } from "../../i18n/use-text.ts";

/** Stands where a record's history would, of a backend that keeps none. */
export function NoHistory() {
  const { t } = useText();
  return (
    // A box around it: what stands around panels keeps them apart by margins, which a text has its own of.
    <Box sx={{ px: { xs: 2, sm: 3 }, displayPrint: "none" }}>
      <Typography variant="body2" color="textSecondary">
        {t("history.untold")}
      </Typography>
    </Box>
  );
}
