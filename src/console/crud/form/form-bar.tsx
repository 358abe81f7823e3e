import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import LinearProgress from "@mui/material/LinearProgress";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useSyncExternalStore } from "react";
import { useFormScope } from "../../fields/form-context.ts";
import { useText } from "../../i18n/use-text.ts";

interface FormBarProps {
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  /** What the button does, where that is not to save. */
  readonly submitLabel?: string;
}

/** The bar at the foot of a form, always in sight. */
export function FormBar({ isBusy, onCancel, submitLabel }: FormBarProps) {
  const { t } = useText();
  const { store } = useFormScope();
  const isDirty = useSyncExternalStore(store.subscribe, store.isDirty);
  return (
    <Paper
      variant="outlined"
      data-form-bar
      sx={{
        position: "sticky",
        "@media (max-height: 420px)": { position: "static" },
        bottom: { xs: 0, sm: 16 },
        zIndex: 2,
        boxShadow: 3,
        px: 2,
        py: 1.5,
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "flex-end",
        alignItems: "center",
        gap: 1,
        overflow: "hidden",
      }}
    >
      {isBusy ? (
        <LinearProgress
          aria-label={t("crud.form.saving")}
          sx={{ position: "absolute", insetInline: 0, top: 0, height: 3 }}
        />
      ) : null}
      <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: "1 1 auto", minWidth: 0 }}>
        {isDirty ? t("crud.form.unsaved") : ""}
      </Typography>
      <Button onClick={onCancel} disabled={isBusy} color="inherit">
        {t("crud.action.cancel")}
      </Button>
      <Button
        type="submit"
        variant="contained"
        aria-disabled={isBusy}
        sx={{ minWidth: 0, whiteSpace: "normal" }}
        startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : null}
      >
        {submitLabel ?? t(isBusy ? "crud.form.saving" : "crud.form.save")}
      </Button>
    </Paper>
  );
}
