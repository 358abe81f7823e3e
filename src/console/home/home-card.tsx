import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router-dom";
import { useClient } from "../data/backend-contexts.ts";
import { entityClient } from "../data/entity-client.ts";
import { pageKey } from "../data/query-keys.ts";
import { useText } from "../i18n/use-text.ts";
import { Icon } from "../ui/icon.tsx";

interface HomeCardProps {
  readonly entity: string;
  readonly icon: string;
  readonly path: string;
  readonly label: string;
}

const COUNT_QUERY = { page: 1, pageSize: 1 };

/** How many records the backend has of an entity; it is asked for one of them and tells the total. */
function useCount(entity: string) {
  const client = useClient();
  return useQuery({
    queryKey: pageKey(entity, COUNT_QUERY),
    queryFn: ({ signal }) => entityClient(client, entity).list?.(COUNT_QUERY, { signal }) ?? null,
    select: (page) => page?.total ?? page?.rows.length ?? null,
  });
}

/** A way into one list, with how many records are in it. */
export function HomeCard({ entity, icon, path, label }: HomeCardProps) {
  const { t, language } = useText();
  const { data: count, isPending, isError } = useCount(entity);
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
          borderRadius: "12px",
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
        {isError && <Box sx={{ fontSize: "0.75rem", color: "text.secondary" }}>{t("shell.home.countFailed")}</Box>}
      </Box>
    </li>
  );
}
