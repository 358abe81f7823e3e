import { EditIcon } from "../../ui/icons/edit.ts";
import { Box } from "../../ui/mui/box.ts";
import { Button } from "../../ui/mui/button.ts";
import { Typography } from "../../ui/mui/typography.ts";
import type { ReactNode } from "react";
import { Link as RouterLink, useNavigate } from "react-router-dom";
import type { RecordOf } from "../../../contract/register.ts";
import type { Loaded } from "../../../contract/transport.ts";
import { isRecordId } from "../../data/record-id.ts";
import { FROM_SHOWN, toRecordPath } from "../../data/to-record-path.ts";
import { useRecord } from "../../data/use-record.ts";
import { useText } from "../../i18n/use-text.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { RecordMenu } from "../actions/record-menu.tsx";
import { useRecordOperations } from "../actions/use-record-operations.tsx";
import { EntityFieldValue } from "../overrides/entity-field-value.tsx";
import type { ScreensOf } from "../overrides/entity-overrides.ts";
import { LoadFailure } from "../page/load-failure.tsx";
import { MissingRecord } from "../page/missing-record.tsx";
import { RecordSkeleton } from "../page/record-skeleton.tsx";
import { useCrumbs } from "../page/use-crumbs.ts";
import { recordTitle, statusField } from "../record/record-title.ts";
import { RelatedRecords } from "../show/related-records.tsx";
import { ShowSections } from "../show/show-sections.tsx";

const HistorySection = lazyComponent(async () => (await import("../history/history-section.tsx")).HistorySection);

export interface ShowScreenProps<Name extends string = string> {
  readonly screens: ScreensOf<Name>;
  /** Product content at the top of the page. On wide viewports the fields move to a second column. */
  readonly lead?: (record: RecordOf<Name>) => ReactNode;
  /** Fields that `lead` displays. The sections below omit them. */
  readonly leadFields?: (record: RecordOf<Name>) => readonly string[];
}

/**
 * Read-only page of one record of any entity, with its actions.
 *
 * @example
 * <ShowScreen screens={ticketScreens} />
 */
export function ShowScreen<Name extends string = string>(props: ShowScreenProps<Name>) {
  const { screens } = props;
  const { t } = useText();
  const { id, query } = useRecord(screens.entity);
  const crumbs = useCrumbs(screens);
  if (query.data) {
    const { record, etag } = query.data;
    // Some responses omit the id of the requested record.
    const named = isRecordId(record.id) ? record : { ...record, id };
    return <ShowRecord {...props} loaded={{ record: named as RecordOf<Name>, etag }} />;
  }
  return (
    <>
      <PageHeader title={t(screens.messages.one)} crumbs={crumbs} />
      {query.error ? (
        <LoadFailure
          error={query.error}
          onRetry={() => void query.refetch()}
          listPath={screens.routes.list}
          missing={<MissingRecord entity={screens.entity} id={String(id)} />}
        />
      ) : (
        <RecordSkeleton />
      )}
    </>
  );
}

const NONE: readonly string[] = [];

const BELOW = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 } as const;
/**
 * Two columns: the lead and the other sections in the wide one, the fields in the narrow one, spanning all rows. Rows
 * are separated by margins, because a gap would also appear between empty rows.
 */
const BESIDE = {
  ...BELOW,
  gap: 0,
  columnGap: 2,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 320px" },
  "& > *": { gridColumn: 1, minWidth: 0 },
  "& > * + *": { mt: 2 },
  "& > [data-fields]": { gridColumn: { lg: 2 }, gridRow: { lg: "1 / span 99" }, mt: { lg: 0 } },
} as const;

interface ShowRecordProps<Name extends string> extends ShowScreenProps<Name> {
  readonly loaded: Loaded<RecordOf<Name>>;
}

function ShowRecord<Name extends string>(props: ShowRecordProps<Name>) {
  const { screens, lead, leadFields } = props;
  const { record, etag } = props.loaded;
  const { t } = useText();
  const navigate = useNavigate();
  const operations = useRecordOperations(screens, {
    onDeleted: () => void navigate(screens.routes.list ?? "/", { replace: true }),
  });
  const status = statusField(screens);
  const chip = status ? (
    <Box component="dl" data-field={status.name} sx={{ m: 0, display: "flex", gap: 1, alignItems: "center" }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {t(status.labelKey)}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <EntityFieldValue
          entity={screens.entity}
          field={status}
          record={record}
          value={record[status.name]}
          place="show"
        />
      </Box>
    </Box>
  ) : undefined;
  const actions = (
    <Box sx={{ display: "flex", gap: 1, alignItems: "center", displayPrint: "none" }}>
      {screens.routes.edit ? (
        <Button
          component={RouterLink}
          to={toRecordPath(screens.routes.edit, record.id)}
          state={FROM_SHOWN}
          variant="contained"
          startIcon={<EditIcon />}
        >
          {t("crud.action.edit")}
        </Button>
      ) : null}
      <RecordMenu
        screens={screens}
        record={record}
        isOnShow
        onDelete={() => operations.askDelete([record], etag)}
        onArchive={() => operations.archive(record)}
        onAction={(action) => operations.askAction(action, [record])}
      />
    </Box>
  );
  return (
    <>
      <PageHeader
        title={recordTitle(screens, record)}
        crumbs={useCrumbs(screens)}
        {...(chip ? { chip } : {})}
        actions={actions}
      />
      <Box sx={lead ? BESIDE : BELOW}>
        {lead ? <Box sx={BELOW}>{lead(record)}</Box> : null}
        <ShowSections
          screens={screens}
          record={record}
          isAside={lead !== undefined}
          leadFields={leadFields?.(record) ?? NONE}
        />
        <RelatedRecords screens={screens} record={record} />
        <HistorySection screens={screens} record={record} />
      </Box>
      {operations.dialog}
    </>
  );
}
