import { Box } from "../ui/mui/box.ts";
import { Skeleton } from "../ui/mui/skeleton.ts";
import { Link as RouterLink } from "react-router-dom";
import { useRecordCounts } from "../data/count-records.ts";
import { useText } from "../i18n/use-text.ts";
import { Icon } from "../ui/icon.tsx";

interface HomeCardProps {
  readonly entity: string;
  readonly icon: string;
  readonly path: string;
  readonly label: string;
}

/** A link to a list, with its number of records. */
export function HomeCard({ entity, icon, path, label }: HomeCardProps) {
  const { t, language } = useText();
  const [answer] = useRecordCounts([{ entity, filters: {} }]);
  const { count = null, isFailed = false, isUnknown = false } = answer ?? {};
  const isPending = count === null && !isFailed && !isUnknown;
  const metric = typeof count === "number" ? new Intl.NumberFormat(language).format(count) : "–";
  return (
    <li>
      <Box
        component={RouterLink}
        to={path}
        sx={(theme) => ({
          display: "grid",
          gap: 1.5,
          p: 2.5,
          color: "text.primary",
          textDecoration: "none",
          backgroundColor: theme.tokens.surface,
          border: `1px solid ${theme.tokens.hairline}`,
          borderRadius: "8px",
          "&:hover": { borderColor: theme.tokens.tones.primary.main },
        })}
      >
        <Box sx={{ display: "flex", alignItems: "center", gap: 1, color: "text.secondary", fontWeight: 500 }}>
          <Icon name={icon} color="primary" />
          {label}
        </Box>
        <Box sx={{ fontSize: "1.75rem", lineHeight: "36px", fontWeight: 600, letterSpacing: "-0.02em" }}>
          {isPending ? <Skeleton width={56} height={36} /> : metric}
        </Box>
        {isFailed && <Box sx={{ fontSize: "0.75rem", color: "text.secondary" }}>{t("shell.home.countFailed")}</Box>}
      </Box>
    </li>
  );
}
