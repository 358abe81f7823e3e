import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useAbilities } from "../../data/abilities.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../ui/panel.tsx";
import { NoHistory } from "./no-history.tsx";
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
