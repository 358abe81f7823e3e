import { Box } from "../../ui/mui/box.ts";
import { Button } from "../../ui/mui/button.ts";
import { DialogContentText } from "../../ui/mui/dialog.ts";
import { LinearProgress } from "../../ui/mui/linear-progress.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { type RecentChange, useRecentChanges } from "../../data/recent-changes.ts";
import { dateLocale } from "../../fields/date-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";

/** Maximum number of records that are listed because they were not undone. */
const MAX_PROBLEMS = 100;

interface RecentChangesDialogProps {
  readonly onClose: () => void;
}

/** Dialog with the writes of this session, newest first. Each can be undone on its own. */
export function RecentChangesDialog({ onClose }: RecentChangesDialogProps) {
  const { t } = useText();
  const changes = useRecentChanges();
  const entries = useSyncExternalStore(changes.subscribe, changes.getSnapshot);
  return (
    <DialogFrame
      title={t("recent.title")}
      onClose={onClose}
      actions={
        <Button color="inherit" autoFocus onClick={onClose}>
          {t("crud.action.close")}
        </Button>
      }
    >
      <DialogContentText variant="body2">{t(entries.length === 0 ? "recent.none" : "recent.help")}</DialogContentText>
      <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} onClose={onClose} />
        ))}
      </Box>
    </DialogFrame>
  );
}

interface EntryProps extends RecentChangesDialogProps {
  readonly entry: RecentChange;
}

function Entry({ entry, onClose }: EntryProps) {
  const { t } = useText();
  const { text, subject, path, at } = entry;
  const time = new Intl.DateTimeFormat(dateLocale(), { timeStyle: "short" }).format(at);
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderBottom: 1, borderColor: "divider", "&:last-of-type": { borderBottom: 0 } }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, minHeight: 36 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
          <div>{text}</div>
          <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
            {time}
            {subject === undefined ? null : (
              <>
                {" · "}
                {path === undefined || entry.state === "undone" ? (
                  subject
                ) : (
                  <Link to={path} onClick={onClose} style={{ color: "inherit" }}>
                    {subject}
                  </Link>
                )}
              </>
            )}
          </Typography>
        </Box>
        <EntryState entry={entry} />
      </Box>
      {entry.progress ? (
        <LinearProgress
          variant="determinate"
          value={(100 * entry.progress.done) / entry.progress.total}
          aria-label={t("bulk.progress", entry.progress)}
          sx={{ mt: 1 }}
        />
      ) : null}
      <Problems entry={entry} />
    </Box>
  );
}

/** The button that undoes the entry or stops the undo, or the reason why there is none. */
function EntryState({ entry }: { readonly entry: RecentChange }) {
  const { t } = useText();
  const { notify } = useNotify();
  const changes = useRecentChanges();
  const { id, text, subject, state, undo, stop } = entry;
  if (stop !== null) {
    return (
      <Button color="inherit" onClick={stop}>
        {t("bulk.stop")}
      </Button>
    );
  }
  if (state === "undone" || undo === null) {
    return (
      <Typography variant="body2" sx={{ color: "text.secondary", textAlign: "end" }}>
        {t(state === "undone" ? "recent.undone" : "recent.cannot")}
      </Typography>
    );
  }
  return (
    <Button
      variant="outlined"
      aria-label={[t("bulk.undo"), text, subject].filter((part) => part !== undefined).join(", ")}
      onClick={() => void changes.undo(id, notify)}
    >
      {t("bulk.undo")}
    </Button>
  );
}

/** Records that were not undone, each with its reason. */
function Problems({ entry: { problems } }: { readonly entry: RecentChange }) {
  const { t } = useText();
  if (problems.length === 0) {
    return null;
  }
  const rest = problems.length - MAX_PROBLEMS;
  return (
    <Box sx={{ mt: 1, fontSize: "0.8125rem" }}>
      {t("recent.problems", { count: problems.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 160, overflow: "auto", overflowWrap: "anywhere" }}>
        {problems.slice(0, MAX_PROBLEMS).map(({ title, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles are not unique, and the list does not change
          <li key={at}>{`${title}: ${reason}`}</li>
        ))}
        {rest > 0 ? <li>{t("bulk.more", { count: rest })}</li> : null}
      </Box>
    </Box>
  );
}
