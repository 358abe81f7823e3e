import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useAuditCalls } from "../../data/backend-contexts.ts";
import { entityKey } from "../../data/query-keys.ts";
import { dateLocale, formatDateTime } from "../../fields/date-text.ts";
import { useText } from "../../i18n/use-text.ts";

interface ConflictAuthorProps {
  readonly entity: string;
  readonly id: string;
}

/** Who saved a record last, and when, of a backend with an audit; of one that does not tell whoever asks, nothing. */
export function ConflictAuthor({ entity, id }: ConflictAuthorProps) {
  const { t } = useText();
  const calls = useAuditCalls();
  const { data } = useQuery({
    queryKey: [...entityKey(entity), "history", id, "last"],
    queryFn: ({ signal }) => calls.list({ page: 1, pageSize: 1, filters: { entity, recordId: id } }, { signal }),
    // The last time that somebody was asked about may be another one.
    staleTime: 0,
  });
  const last = data?.rows[0];
  return (
    <Typography variant="body2" sx={{ mb: 1, minHeight: "1.5em" }}>
      {last
        ? t("history.savedBy", {
            who: last.username ?? t("history.nobody"),
            when: formatDateTime(last.at, dateLocale()),
          })
        : null}
    </Typography>
  );
}
