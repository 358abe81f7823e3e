import { Box } from "../../ui/mui/box.ts";
import { Button } from "../../ui/mui/button.ts";
import { Link } from "../../ui/mui/link.ts";
import { Skeleton } from "../../ui/mui/skeleton.ts";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, IncomingReference } from "../../../contract/screens.ts";
import type { EntityRecord, RecordId } from "../../../contract/transport.ts";
import { fetchList, useListSource } from "../../data/fetch-list.ts";
import { pageKey } from "../../data/query-keys.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import { useEntityScreens } from "../../data/use-entity-screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../ui/panel.tsx";
import { EntityFieldValue } from "../overrides/entity-field-value.tsx";
import { recordTitle, statusField } from "../record/record-title.ts";
import { type ReferenceCount, ReferenceCountLink, useReferenceCounts } from "../uses/incoming-references.tsx";

interface RelatedRecordsProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly record: EntityRecord;
}

/** Maximum number of records listed. A link shows the rest. */
const SHOWN = 5;

const ROW_HEIGHT = 36;

/** Records that reference this one: their number, the first ones by name, and a link to the filtered list. */
export function RelatedRecords({ screens, record }: RelatedRecordsProps) {
  const counts = useReferenceCounts(screens, record.id);
  return counts.map((count) => (
    <RelatedSection key={`${count.reference.entity}.${count.reference.filter}`} use={count} id={record.id} />
  ));
}

function RelatedSection({ use, id }: { readonly use: ReferenceCount; readonly id: RecordId }) {
  const { t } = useText();
  const { count, isFailed, reference, retry } = use;
  const rows = Math.min(count ?? 0, SHOWN);
  const { manyKey, fieldKey } = reference;
  // "Visits · Second veterinarian", if two fields reference the same entity.
  const title = fieldKey === undefined ? t(manyKey) : `${t(manyKey)} · ${t(fieldKey)}`;
  return (
    <Panel
      title={title}
      action={
        <Box component="span" sx={{ typography: "body2" }}>
          {isFailed ? <Failure onRetry={retry} /> : <ReferenceCountLink {...use} />}
        </Box>
      }
      // Without records, the section is one line.
      sx={{
        ...(count === 0 ? { p: { xs: "12px 16px", sm: "12px 24px" } } : {}),
        "@media print": { breakInside: "avoid", border: 0, p: 0 },
      }}
    >
      {rows > 0 ? <FirstOfThem reference={reference} id={id} rows={rows} /> : null}
    </Panel>
  );
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useText();
  return (
    <>
      {t("crud.failed.title")}{" "}
      <Button size="small" onClick={onRetry}>
        {t("crud.failed.retry")}
      </Button>
    </>
  );
}

interface FirstOfThemProps {
  readonly reference: IncomingReference<MessageKey>;
  readonly id: RecordId;
  /** Expected number of rows, to reserve their height. */
  readonly rows: number;
}

function FirstOfThem({ reference, id, rows }: FirstOfThemProps) {
  const source = useListSource(reference.entity);
  // The descriptor only names entities of the same product.
  const screens = useEntityScreens(reference.entity as Parameters<typeof useEntityScreens>[0]);
  const query = { page: 1, pageSize: SHOWN, filters: { [reference.filter]: String(id) } };
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: pageKey(reference.entity, query),
    queryFn: ({ signal }) => fetchList(source, query, signal),
  });
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", minHeight: rows * ROW_HEIGHT, typography: "body2" }}>
      {isPending || !screens ? <Skeleton height={ROW_HEIGHT} width="40%" component="li" /> : null}
      {screens
        ? data?.rows.map((record) => <RelatedRow key={String(record.id)} screens={screens} record={record} />)
        : null}
      {isError && data === undefined ? (
        <li>
          <Failure onRetry={() => void refetch()} />
        </li>
      ) : null}
    </Box>
  );
}

function RelatedRow({ screens, record }: RelatedRecordsProps) {
  const status = statusField(screens);
  const title = <bdi>{recordTitle(screens, record)}</bdi>;
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 2,
        minHeight: ROW_HEIGHT,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere", py: 0.5 }}>
        {screens.routes.show ? (
          <Link component={RouterLink} to={toRecordPath(screens.routes.show, record.id)}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Box>
      {status ? (
        <EntityFieldValue
          entity={screens.entity}
          field={status}
          record={record}
          value={record[status.name]}
          // Full text, because there is no neighbouring column with details.
          place="show"
        />
      ) : null}
    </Box>
  );
}
