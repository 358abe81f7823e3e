import Delete from "@mui/icons-material/DeleteOutlined";
import Star from "@mui/icons-material/Star";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Popover from "@mui/material/Popover";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useId, useState } from "react";
import { Link as RouterLink, useLocation } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import type { SavedView } from "./saved-views.ts";
import { useSavedViews } from "./use-saved-views.ts";
import { ViewCount } from "./view-count.tsx";

interface ViewsPopoverProps {
  readonly screens: EntityScreens<MessageKey>;
  /** How the list stands now, with its columns, as an address says it. */
  readonly search: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Saved views of a list: opening one, keeping another, and sending the link of the one that is open. */
export function ViewsPopover({ screens, search, anchor, onClose }: ViewsPopoverProps) {
  const { t } = useText();
  const id = useId();
  const { pathname } = useLocation();
  const { views, save, remove } = useSavedViews(screens.entity);
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <Popover
        open={!isNaming}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { role: "dialog", "aria-labelledby": id } }}
      >
        <Box
          sx={{
            p: 2,
            display: "grid",
            // A long name gives way to what stands beside it.
            gridTemplateColumns: "minmax(0, 1fr)",
            gap: 1,
            minWidth: 260,
            maxWidth: "min(420px, 90vw)",
          }}
        >
          <Typography id={id} variant="subtitle2">
            {t("find.views.label")}
          </Typography>
          {views.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {t("find.views.none")}
            </Typography>
          ) : null}
          {views.map((view) => (
            <ViewLine
              key={view.name}
              screens={screens}
              view={view}
              path={pathname}
              onFollow={onClose}
              onRemove={() => remove(view.name)}
            />
          ))}
          <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
            <Button onClick={() => setNaming(true)}>{t("find.views.save")}</Button>
            <CopyButton text={`${window.location.origin}${pathname}?${search}`} label={t("find.views.copy")} />
          </Box>
          <Typography variant="caption" color="textSecondary">
            {t("find.columns.kept")}
          </Typography>
        </Box>
      </Popover>
      {isNaming ? (
        <NameDialog
          onClose={onClose}
          onSave={(name, isDefault) => {
            save({ name, isDefault, search });
            onClose();
          }}
        />
      ) : null}
    </>
  );
}

interface ViewLineProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly view: SavedView;
  readonly path: string;
  readonly onFollow: () => void;
  readonly onRemove: () => void;
}

function ViewLine({ screens, view, path, onFollow, onRemove }: ViewLineProps) {
  const { t } = useText();
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
      <Link
        component={RouterLink}
        to={`${path}?${view.search}`}
        onClick={onFollow}
        noWrap
        title={view.name}
        sx={{ flex: 1, minWidth: 0 }}
      >
        <bdi>{view.name}</bdi>
      </Link>
      <ViewCount screens={screens} search={view.search} />
      {view.isDefault ? <Star fontSize="small" color="primary" titleAccess={t("find.views.default")} /> : null}
      <IconButton aria-label={t("find.views.remove", { name: view.name })} onClick={onRemove}>
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface NameDialogProps {
  readonly onSave: (name: string, isDefault: boolean) => void;
  readonly onClose: () => void;
}

function NameDialog({ onSave, onClose }: NameDialogProps) {
  const { t } = useText();
  const { notify } = useNotify();
  const id = useId();
  const [name, setName] = useState("");
  const [isDefault, setDefault] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isMissing = isChecked && name.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (name.trim() !== "") {
      onSave(name.trim(), isDefault);
      notify({ text: t("find.views.saved") });
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: "contents" }}>
        <DialogTitle id={id}>{t("find.views.save")}</DialogTitle>
        <DialogContent sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}>
          <TextField
            autoFocus
            label={t("find.views.name")}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={isMissing}
            helperText={isMissing ? t("find.views.nameRequired") : undefined}
            slotProps={{ htmlInput: { maxLength: 80 } }}
            sx={{ mt: 1 }}
          />
          <FormControlLabel
            control={<Checkbox checked={isDefault} onChange={(_, isOn) => setDefault(isOn)} />}
            label={t("find.views.default")}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t("crud.action.cancel")}
          </Button>
          <Button type="submit" variant="contained">
            {t("crud.form.save")}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
