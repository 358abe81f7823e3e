import Box from "@mui/material/Box";
import { Link as RouterLink } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";

/** The console's mark and name, and the way home. */
export function Brand({ isFolded }: { readonly isFolded: boolean }) {
  const { t } = useText();
  return (
    <Box
      component={RouterLink}
      to="/"
      aria-label={t("product.name")}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.25,
        minWidth: 0,
        px: "6px",
        color: "text.primary",
        fontWeight: 600,
        textDecoration: "none",
        whiteSpace: "nowrap",
        borderRadius: 1,
      }}
    >
      <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ flex: "none", width: 28, height: 28 }}>
        <Box component="rect" width="32" height="32" rx="8" sx={{ fill: (theme) => theme.palette.primary.main }} />
        <Box
          component="path"
          d="M8 12.5 16 8l8 4.5-8 4.5zM8 17l8 4.5 8-4.5M8 21l8 4.5 8-4.5"
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
          sx={{ stroke: (theme) => theme.palette.primary.contrastText }}
        />
      </Box>
      {!isFolded && <span>{t("product.name")}</span>}
    </Box>
  );
}
