import { Box } from "../../ui/mui/box.ts";
import { Button } from "../../ui/mui/button.ts";
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "../../ui/mui/dialog.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { useId } from "react";
import { useText } from "../../i18n/use-text.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import type { IssuedToken } from "./record-runs.ts";

interface TokensDialogProps {
  readonly tokens: readonly IssuedToken[];
  readonly onClose: () => void;
}

/** Shows newly issued tokens. They are not stored, so they are displayed only once. */
export function TokensDialog({ tokens, onClose }: TokensDialogProps) {
  const { t } = useText();
  const id = useId();
  return (
    // Only the button closes the dialog; an accidental click outside would lose the tokens.
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{t("crud.tokens.title", { count: tokens.length })}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {t("crud.tokens.text", { count: tokens.length })}
        </DialogContentText>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
          {tokens.map(({ title, token }) => (
            <Box component="li" key={title}>
              <Typography variant="caption" color="textSecondary" component="bdi" sx={{ display: "block" }}>
                {title}
              </Typography>
              <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
                <Box component="code" sx={{ overflowWrap: "anywhere", fontSize: "0.875rem" }}>
                  {token}
                </Box>
                <CopyButton text={token} label={`${t("crud.action.copy")} ${title}`} />
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t("crud.action.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
