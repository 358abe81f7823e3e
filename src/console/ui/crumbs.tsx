import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router-dom";
import { useText } from "../i18n/use-text.ts";

/** One step of the way to a page; without `to` it is the page itself. */
export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** The way to a page, from the general to the particular. */
export function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useText();
  return (
    <Box component="nav" aria-label={t("shell.crumbs.label")} sx={{ minWidth: 0 }}>
      <Box component="ol" sx={{ display: "flex", listStyle: "none", m: 0, p: 0, fontSize: "0.8125rem" }}>
        {crumbs.map((crumb, index) => (
          <Box
            component="li"
            key={`${crumb.to ?? ""} ${crumb.label}`}
            sx={{
              minWidth: 0,
              whiteSpace: "nowrap",
              overflow: "hidden",
              textOverflow: "ellipsis",
              color: "text.secondary",
              "&:not(:first-of-type)::before": { content: '"/"', mx: 1, opacity: 0.6 },
              "&:not(:last-of-type)": { flex: "none" },
            }}
          >
            {crumb.to === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? "page" : undefined}>{crumb.label}</span>
            ) : (
              <Link component={RouterLink} to={crumb.to} sx={{ color: "inherit" }}>
                {crumb.label}
              </Link>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
