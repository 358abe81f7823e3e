import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { writeCondition } from "../../data/condition.ts";
import { useRecordCounts } from "../../data/count-records.ts";
import { useText } from "../../i18n/use-text.ts";
import { filteredListPath } from "../list/list-state.ts";
import { type ReferenceCount, ReferenceCountLink } from "./incoming-references.tsx";

/** So many can be asked of in one call: each is named in its address. */
const MOST = 100;

interface UsesOfManyProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly records: readonly EntityRecord[];
  /** What becomes of those that are used, said where there are any. */
  readonly consequence?: string;
}

/** Who uses any of some records: said before all of them are deleted, taken out of use, or cost something else. */
export function UsesOfMany({ screens: { referencedBy }, records, consequence }: UsesOfManyProps) {
  const { t } = useText();
  const ids = records.map(({ id }) => String(id));
  const isCounted = ids.length <= MOST;
  const counts = useRecordCounts(
    (isCounted ? referencedBy : []).map(({ entity, filter, expandedAs }) => ({
      entity,
      filters: { [filter]: ids },
      ...(expandedAs === undefined ? {} : { expandedAs }),
    })),
  );
  if (referencedBy.length === 0 || ids.length === 0) {
    return null;
  }
  const uses = referencedBy.flatMap((reference, index): readonly ReferenceCount[] => {
    const answer = counts[index];
    const value = writeCondition({ operator: "is", values: ids });
    return answer
      ? [{ ...answer, reference, path: filteredListPath(reference.listPath, reference.filter, value) }]
      : [];
  });
  const told = uses.filter(({ count }) => count !== 0);
  const isInUse = told.some(({ count }) => count !== null);
  return (
    // Within a sentence a link is told by more than its colour.
    <Box role="status" sx={{ mt: 1.5, typography: "body2", "& a": { textDecoration: "underline" } }}>
      {isCounted ? null : t("crud.impact.tooMany", { count: MOST })}
      {isCounted && told.length === 0 ? t("crud.impact.unused") : null}
      {told.map((use) => (
        <Typography key={`${use.reference.entity}.${use.reference.filter}`} variant="body2">
          <UseOfAny {...use} />
        </Typography>
      ))}
      {isInUse && consequence !== undefined ? <Typography variant="body2">{consequence}</Typography> : null}
    </Box>
  );
}

/** "3 contas usam o que foi selecionado", or that nobody can tell. */
function UseOfAny(use: ReferenceCount) {
  const { t } = useText();
  if (use.isFailed) {
    return t("crud.delete.countFailed");
  }
  if (use.count === null && use.isUnknown !== true) {
    return t("crud.delete.counting");
  }
  return (
    <>
      <ReferenceCountLink {...use} /> {t("crud.impact.uses", { count: use.count ?? 2 })}
    </>
  );
}
