import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useText } from "../../i18n/use-text.ts";
import { type ReferenceCount, ReferenceCountLink, useReferenceCounts } from "../actions/incoming-references.tsx";

interface RelatedRecordsProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly record: EntityRecord;
}

/** Records elsewhere that use this one: how many, and the way to exactly those. */
export function RelatedRecords({ screens, record }: RelatedRecordsProps) {
  const counts = useReferenceCounts(screens, record.id);
  return counts.map((count) => <RelatedSection key={count.reference.entity} use={count} />);
}

function RelatedSection({ use }: { readonly use: ReferenceCount }) {
  const { t } = useText();
  const titleId = `related-${use.reference.entity}`;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 3 }, "@media print": { breakInside: "avoid", border: 0, p: 0 } }}
    >
      <Typography id={titleId} component="h2" variant="subtitle2" sx={{ fontWeight: 600, mb: 1 }}>
        {t(use.reference.manyKey)}
      </Typography>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 32, typography: "body2" }}>
        {use.isFailed ? (
          <>
            {t("crud.failed.title")}
            <Button size="small" onClick={use.retry}>
              {t("crud.failed.retry")}
            </Button>
          </>
        ) : (
          <ReferenceCountLink {...use} />
        )}
      </Box>
    </Paper>
  );
}
