import { Box } from "../../ui/mui/box.ts";
import { Typography } from "../../ui/mui/typography.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useAbilities } from "../../data/abilities.ts";
import { useText } from "../../i18n/use-text.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { Panel } from "../../ui/panel.tsx";
import { RecordHistory } from "./record-history.tsx";

const NotedHistory = lazyComponent(async () => (await import("./noted-history.tsx")).NotedHistory);

interface HistorySectionProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly record: EntityRecord;
}

/** The last section of a show page: notes and history, as far as the backend has them. */
export function HistorySection({ screens, record }: HistorySectionProps) {
  const { t } = useText();
  const { audit, notes } = useAbilities();
  if (!(audit || notes)) {
    return <NoHistory />;
  }
  const title = audit ? t(notes ? "notes.title" : "history.title") : t("notes.only");
  const Timeline = notes ? NotedHistory : RecordHistory;
  return (
    <Panel title={title} sx={{ displayPrint: "none" }}>
      <Timeline screens={screens} record={record} />
    </Panel>
  );
}

/** Shown in place of the history if the backend has no audit. */
function NoHistory() {
  const { t } = useText();
  return (
    // The wrapper avoids a margin collision: the layout separates panels by margins, and Typography sets its own.
    <Box sx={{ px: { xs: 2, sm: 3 }, displayPrint: "none" }}>
      <Typography variant="body2" color="textSecondary">
        {t("history.untold")}
      </Typography>
    </Box>
  );
}
