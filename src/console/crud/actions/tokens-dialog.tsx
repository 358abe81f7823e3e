import { Box } from "../../ui/mui/box.ts";
import { Button } from "../../ui/mui/button.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { useText } from "../../i18n/use-text.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import type { IssuedToken } from "./record-runs.ts";

interface TokensDialogProps {
  readonly tokens: readonly IssuedToken[];
  readonly onClose: () => void;
}

/** Shows newly issued tokens. They are not stored, so they are displayed only once. */
export function TokensDialog({ tokens, onClose }: TokensDialogProps) {
  const { t } = useText();
  return (
    // Only the button closes the dialog; an accidental click outside would lose the tokens.
    <DialogFrame
      title={t("crud.tokens.title", { count: tokens.length })}
      text={t("crud.tokens.text", { count: tokens.length })}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t("crud.action.close")}
        </Button>
      }
    >
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
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
    </DialogFrame>
  );
}
