import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useText } from "../../i18n/use-text.ts";

interface RestoreDraftBannerProps {
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers what was typed before the session ended. */
export function RestoreDraftBanner({ onRestore, onDiscard }: RestoreDraftBannerProps) {
  const { t } = useText();
  const buttons = (
    <>
      <Button color="inherit" size="small" onClick={onRestore}>
        {t("crud.form.restore")}
      </Button>
      <Button color="inherit" size="small" onClick={onDiscard}>
        {t("crud.form.discard")}
      </Button>
    </>
  );
  return (
    <Alert severity="info" action={buttons} sx={{ mb: 2, flexWrap: "wrap" }}>
      {t("crud.form.rescued")}
    </Alert>
  );
}
