import ChevronLeftOutlined from "@mui/icons-material/ChevronLeftOutlined";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { type ReactNode, use } from "react";
import { createPortal } from "react-dom";
import { Link as RouterLink } from "react-router-dom";
import { useText } from "../i18n/use-text.ts";
import { type Crumb, Crumbs } from "./crumbs.tsx";
import { CrumbsSlotContext } from "./crumbs-slot.ts";
import { useDocumentTitle } from "./use-document-title.ts";

interface PageHeaderProps {
  readonly title: string;
  readonly crumbs?: readonly Crumb[];
  /** Beside the title: a status. */
  readonly chip?: ReactNode;
  readonly actions?: ReactNode;
}

/** On a narrow screen the top bar has no room for breadcrumbs: the nearest of them is above the title. */
function BackLink({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useText();
  const parent = crumbs.findLast((crumb) => crumb.to !== undefined);
  if (parent?.to === undefined) {
    return null;
  }
  return (
    <Link
      component={RouterLink}
      to={parent.to}
      aria-label={t("shell.crumbs.back", { label: parent.label })}
      sx={{
        display: { xs: "inline-flex", sm: "none" },
        alignItems: "center",
        ml: -0.5,
        color: "text.secondary",
        fontSize: "0.8125rem",
      }}
    >
      <ChevronLeftOutlined fontSize="small" aria-hidden />
      {parent.label}
    </Link>
  );
}

/** A page's title with what can be done on the page; it names the document too. */
export function PageHeader({ title, crumbs = [], chip, actions }: PageHeaderProps) {
  const slot = use(CrumbsSlotContext);
  useDocumentTitle(title);
  return (
    <Box component="header" sx={{ mb: 2.5 }}>
      {slot !== null && crumbs.length > 0 && createPortal(<Crumbs crumbs={[...crumbs, { label: title }]} />, slot)}
      <BackLink crumbs={crumbs} />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, minHeight: 36 }}>
        <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          {title}
        </Typography>
        {chip}
        {actions !== undefined && (
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, ml: "auto" }}>{actions}</Box>
        )}
      </Box>
    </Box>
  );
}
