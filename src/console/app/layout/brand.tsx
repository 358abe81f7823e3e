import Box from "@mui/material/Box";
import { Link as RouterLink } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import { useProduct } from "../../product.ts";

/** The product's mark and name, and the way home. */
export function Brand({ isFolded }: { readonly isFolded: boolean }) {
  const { t } = useText();
  const { brand } = useProduct().model;
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
          d={brand.mark}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
          sx={{ stroke: (theme) => theme.palette.primary.contrastText }}
        />
      </Box>
      {!isFolded && (
        <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis" }}>
          {t("product.name")}
        </Box>
      )}
    </Box>
  );
}
