import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useAbilities } from "../../data/abilities.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../ui/panel.tsx";
import { RecordHistory } from "./record-history.tsx";

interface HistorySectionProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly record: EntityRecord;
}

/** The last section of a show page: the history, or a note if the backend has no audit. */
export function HistorySection({ screens, record }: HistorySectionProps) {
  const { t } = useText();
  const { audit } = useAbilities();
  if (!audit) {
    return <NoHistory />;
  }
  return (
    <Panel title={t("history.title")} sx={{ p: { xs: 2, sm: 3 }, borderRadius: "8px", displayPrint: "none" }}>
      <RecordHistory screens={screens} record={record} />
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
