import { Box } from "../../ui/mui/box.ts";
import { Typography } from "../../ui/mui/typography.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useText } from "../../i18n/use-text.ts";
import { UseOfRecord, useReferenceCounts } from "./incoming-references.tsx";

/** Maximum number of ids in one request, because each is part of the URL. */
const MAX = 100;

const NOT_COUNTED = { referencedBy: [] };

interface UsesOfManyProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly records: readonly EntityRecord[];
  /** A note about the consequences, shown if there are references. */
  readonly consequence?: string;
}

/** References to the selected records, shown before a deletion or another change that affects them. */
export function UsesOfMany({ screens: { referencedBy }, records, consequence }: UsesOfManyProps) {
  const { t } = useText();
  const ids = records.map(({ id }) => id);
  const isCounted = ids.length <= MAX;
  const uses = useReferenceCounts(isCounted ? { referencedBy } : NOT_COUNTED, ids);
  if (referencedBy.length === 0 || ids.length === 0) {
    return null;
  }
  const shown = uses.filter(({ count }) => count !== 0);
  const isInUse = shown.some(({ count }) => count !== null);
  return (
    <Box role="status" sx={{ mt: 1.5, typography: "body2" }}>
      {isCounted ? null : t("crud.impact.tooMany", { count: MAX })}
      {isCounted && shown.length === 0 ? t("crud.impact.unused") : null}
      {shown.map((use) => (
        <UseOfRecord key={`${use.reference.entity}.${use.reference.filter}`} use={use} />
      ))}
      {isInUse && consequence !== undefined ? <Typography variant="body2">{consequence}</Typography> : null}
    </Box>
  );
}
