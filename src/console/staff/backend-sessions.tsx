import { Box } from "../ui/mui/box.ts";
import { Button } from "../ui/mui/button.ts";
import { Typography } from "../ui/mui/typography.ts";
import { useId } from "react";
import { type BackendSession, useBackendSessions } from "../data/backend-contexts.ts";
import { useBackendMutation } from "../data/use-backend-mutation.ts";
import { dateLocale } from "../fields/date-text.ts";
import { toErrorKey } from "../i18n/error-text.ts";
import { useText } from "../i18n/use-text.ts";
import { Panel } from "../ui/panel.tsx";

/** The sessions of all backends: user, expiry, and a button to renew each. */
export function BackendSessions() {
  const sessions = useBackendSessions();
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      {Object.entries(sessions).map(([name, session]) => (
        <SessionRow key={name} name={name} session={session} />
      ))}
    </Box>
  );
}

/** The sessions of all backends as a card of a page. */
export function BackendSessionsPanel() {
  const { t } = useText();
  return (
    <Box sx={{ mt: 3 }}>
      <Panel title={t("shell.sessions.title")}>
        <BackendSessions />
      </Panel>
    </Box>
  );
}

function SessionRow({ name, session }: { readonly name: string; readonly session: BackendSession }) {
  const { t } = useText();
  const titleId = useId();
  const renewal = useBackendMutation({ call: () => session.renewNow(), onError: () => [] });
  const until = session.expiresAt();
  const format = new Intl.DateTimeFormat(dateLocale(), { dateStyle: "short", timeStyle: "medium" });
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}
    >
      <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
        <Typography id={titleId} component="h3" variant="subtitle2">
          {name === "main" ? t("shell.sessions.main") : t("shell.sessions.further", { name })}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {session.isSignedIn()
            ? t("shell.sessions.who", { username: session.username() ?? "–" })
            : t("shell.sessions.none")}
        </Typography>
        {session.isSignedIn() ? (
          <Typography variant="body2" color="textSecondary">
            {until === null
              ? t("shell.sessions.untilUnknown")
              : t("shell.sessions.until", { time: format.format(until) })}
          </Typography>
        ) : null}
        <Typography variant="body2" role="status" color={renewal.error === null ? "textSecondary" : "error"}>
          {renewal.isSuccess ? t("shell.sessions.renewed") : null}
          {renewal.error === null ? null : t(toErrorKey(renewal.error))}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        loading={renewal.isPending}
        aria-describedby={titleId}
        onClick={() => void renewal.run(undefined)}
      >
        {t("shell.sessions.renew")}
      </Button>
    </Box>
  );
}
