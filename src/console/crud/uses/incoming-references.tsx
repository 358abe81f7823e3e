import { Link } from "../../ui/mui/link.ts";
import { Skeleton } from "../../ui/mui/skeleton.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { Link as RouterLink } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, IncomingReference } from "../../../contract/screens.ts";
import type { RecordId } from "../../../contract/transport.ts";
import { writeCondition } from "../../data/condition.ts";
import { isBeingCounted, type RecordCount, useRecordCounts } from "../../data/count-records.ts";
import { useText } from "../../i18n/use-text.ts";
import { filteredListPath } from "../query/list-state.ts";

/** The number of records of an entity that reference a record. */
export interface ReferenceCount extends RecordCount {
  readonly reference: IncomingReference<MessageKey>;
  /** Path of the list with exactly those records. */
  readonly path: string;
}

/** Counts the incoming references of one or several records. */
export function useReferenceCounts(
  { referencedBy }: Pick<EntityScreens<MessageKey>, "referencedBy">,
  of: RecordId | readonly RecordId[],
): readonly ReferenceCount[] {
  const wanted: string | readonly string[] = Array.isArray(of) ? of.map(String) : String(of);
  const value = writeCondition({ operator: "is", values: [wanted].flat() });
  const counts = useRecordCounts(
    referencedBy.map(({ entity, filter, expandedAs }) => ({
      entity,
      filters: { [filter]: wanted },
      ...(expandedAs === undefined ? {} : { expandedAs }),
    })),
  );
  return referencedBy.flatMap((reference, index) => {
    const answer = counts[index];
    return answer
      ? [{ ...answer, reference, path: filteredListPath(reference.listPath, reference.filter, value) }]
      : [];
  });
}

/** "3 contas", as a link to the filtered list. */
export function ReferenceCountLink({ reference, path, count, isUnknown = false }: ReferenceCount) {
  const { t } = useText();
  if (isUnknown) {
    return (
      <Link component={RouterLink} to={path}>
        {t(reference.manyKey)}
      </Link>
    );
  }
  if (count === null) {
    return <Skeleton variant="text" width={90} sx={{ display: "inline-block" }} />;
  }
  const text = t(reference.countKey, { count });
  return count === 0 ? (
    text
  ) : (
    <Link component={RouterLink} to={path}>
      {text}
    </Link>
  );
}

interface UseOfRecordProps {
  readonly use: ReferenceCount;
  /** Title of the referenced record. Undefined for a selection of several records. */
  readonly title?: string;
}

/** "3 contas usam este plano", or a message that the count failed. */
export function UseOfRecord({ use, title }: UseOfRecordProps) {
  const { t } = useText();
  if (isBeingCounted(use)) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t("crud.delete.counting")}
      </Typography>
    );
  }
  const { count } = use;
  if (count === null) {
    return <Typography variant="body2">{t("crud.delete.countFailed")}</Typography>;
  }
  if (count === 0 && title !== undefined) {
    return <Typography variant="body2">{t("crud.delete.notInUse", { title })}</Typography>;
  }
  return (
    // Underline links within a sentence: colour is not enough to recognize them.
    <Typography variant="body2" sx={{ overflowWrap: "anywhere", "& a": { textDecoration: "underline" } }}>
      <ReferenceCountLink {...use} />{" "}
      {title === undefined ? t("crud.impact.uses", { count }) : t("crud.delete.uses", { count, title })}
    </Typography>
  );
}
