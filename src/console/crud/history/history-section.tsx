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

/** The last section of a show page: what was done, where the backend says so, else that it does not. */
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

/** Stands where a record's history would, of a backend that keeps none. */
function NoHistory() {
  const { t } = useText();
  return (
    // A box around it: what stands around panels keeps them apart by margins, which a text has its own of.
    <Box sx={{ px: { xs: 2, sm: 3 }, displayPrint: "none" }}>
      <Typography variant="body2" color="textSecondary">
        {t("history.untold")}
      </Typography>
    </Box>
  );
}
