import { Box } from "../../ui/mui/box.ts";
import { Button } from "../../ui/mui/button.ts";
import { Link } from "../../ui/mui/link.ts";
import { Paper } from "../../ui/mui/paper.ts";
import { Skeleton } from "../../ui/mui/skeleton.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { Link as RouterLink } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { isBeingCounted, type RecordCount, useRecordCounts } from "../../data/count-records.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { UsageBar } from "../../ui/usage-bar.tsx";
import { useCrumbs } from "../page/use-crumbs.ts";
import { filteredListPath } from "../query/list-state.ts";

export interface BreakdownScreenProps {
  readonly screens: EntityScreens<MessageKey>;
  /** Name of an enum field. */
  readonly field: string;
  readonly titleKey: MessageKey;
}

/** Number of an entity's records per value of an enum field. Each value links to its records. */
export function BreakdownScreen({ screens, field, titleKey }: BreakdownScreenProps) {
  const { t } = useText();
  const values = screens.fields[field]?.enumeration?.values ?? [];
  const answers = useRecordCounts(values.map(({ value }) => ({ entity: screens.entity, filters: { [field]: value } })));
  const total = answers.reduce((sum, { count }) => sum + (count ?? 0), 0);
  return (
    <>
      <PageHeader title={t(titleKey)} crumbs={useCrumbs(screens)} />
      <Paper
        component="ul"
        variant="outlined"
        aria-label={t(titleKey)}
        aria-busy={answers.some(isBeingCounted)}
        sx={{ m: 0, p: 0, listStyle: "none", "& > li + li": { borderTop: 1, borderColor: "divider" } }}
      >
        {values.map(({ value, labelKey }, index) => {
          const answer = answers[index];
          return answer ? (
            <BreakdownRow
              key={value}
              screens={screens}
              label={t(labelKey)}
              path={screens.routes.list ? filteredListPath(screens.routes.list, field, value) : null}
              answer={answer}
              total={total}
            />
          ) : null;
        })}
      </Paper>
    </>
  );
}

interface BreakdownRowProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly label: string;
  readonly path: string | null;
  readonly answer: RecordCount;
  readonly total: number;
}

function BreakdownRow({ screens, label, path, answer, total }: BreakdownRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        alignItems: "center",
        columnGap: 2,
        rowGap: 1,
        minHeight: 56,
        px: 2,
        py: 1.5,
        gridTemplateColumns: { xs: "1fr auto", sm: "minmax(120px, 1fr) 2fr 130px" },
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 500 }}>
        {path ? (
          <Link component={RouterLink} to={path}>
            {label}
          </Link>
        ) : (
          label
        )}
      </Typography>
      <Box sx={{ display: "flex", gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: "1 / -1", sm: 2 } }}>
        <UsageBar value={answer.count ?? 0} of={total} />
      </Box>
      <Box sx={{ textAlign: "right", typography: "body2", fontVariantNumeric: "tabular-nums" }}>
        <RowCount screens={screens} answer={answer} />
      </Box>
    </Box>
  );
}

function RowCount({
  screens,
  answer: { count, isFailed, isUnknown, retry },
}: Pick<BreakdownRowProps, "screens" | "answer">) {
  const { t } = useText();
  if (isFailed) {
    return (
      <Button size="small" onClick={retry}>
        {t("crud.failed.retry")}
      </Button>
    );
  }
  if (isUnknown === true) {
    return "–";
  }
  if (count === null) {
    return <Skeleton variant="text" width={70} sx={{ ml: "auto" }} />;
  }
  return t(screens.messages.count, { count });
}
