import { Alert } from "../../ui/mui/alert.ts";
import { Button } from "../../ui/mui/button.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { dateLocale, formatDateTime } from "../../fields/date-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { mayHaveImport } from "../../lib/interrupted-import-note.ts";
import { useUsername } from "../../session/session-context.tsx";
import { discardImport, interruptedImports, type OfferedImport } from "./import-log.ts";

/** The user's interrupted imports of an entity. */
function useInterruptedImports(entity: string): readonly OfferedImport[] {
  const username = useUsername();
  const { data = [] } = useQuery({
    queryKey: ["interruptedImports", entity, username],
    queryFn: async () => await interruptedImports(entity, username),
    enabled: mayHaveImport(entity),
    networkMode: "always",
    gcTime: 0,
  });
  return data;
}

const timeText = (at: number): string => formatDateTime(new Date(at).toISOString(), dateLocale());

interface InterruptedImportsProps {
  readonly entity: string;
  readonly onContinue: (offered: OfferedImport) => void;
}

/** Offers to continue or discard interrupted imports. */
export function InterruptedImports({ entity, onContinue }: InterruptedImportsProps) {
  const { t } = useText();
  const queries = useQueryClient();
  const offered = useInterruptedImports(entity);
  const discard = async (each: OfferedImport) => {
    await discardImport(each);
    await queries.invalidateQueries({ queryKey: ["interruptedImports", entity] });
  };
  return offered.map((each) => {
    const { run, done, until } = each;
    const when = timeText(run.startedAt);
    return (
      <Alert
        key={run.id}
        severity="warning"
        action={
          <>
            <Button color="inherit" onClick={() => onContinue(each)}>
              {t("import.continue")}
            </Button>
            <Button color="inherit" onClick={() => void discard(each)}>
              {t("import.discard")}
            </Button>
          </>
        }
      >
        {t("import.interrupted", { file: run.file, when, done, total: run.total })}{" "}
        {t("import.keptUntil", { until: timeText(until) })}
      </Alert>
    );
  });
}
