import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../ui/panel.tsx";
import { RecordHistory } from "./record-history.tsx";

interface HistorySectionProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly record: EntityRecord;
}

/** The last section of a show page, where the backend says what was done. */
export function HistorySection({ screens, record }: HistorySectionProps) {
  const { t } = useText();
  return (
    <Panel title={t("history.title")} sx={{ p: { xs: 2, sm: 3 }, borderRadius: "8px", displayPrint: "none" }}>
      <RecordHistory screens={screens} record={record} />
    </Panel>
  );
}
