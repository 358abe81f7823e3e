import { Button } from "../../../ui/mui/button.ts";
import { TextField } from "../../../ui/mui/text-field.ts";
import { type FormEvent, useState } from "react";
import { useText } from "../../../i18n/use-text.ts";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { DialogFrame } from "../../../ui/dialog-frame.tsx";
import type { SavedView } from "../state/saved-views.ts";

interface ViewNameDialogProps {
  /** View to rename; null to save a new one. */
  readonly view: SavedView | null;
  readonly views: readonly SavedView[];
  readonly onSave: (name: string, isDefault: boolean) => void;
  readonly onClose: () => void;
}

/** Validation error of a name, or a hint about its effect. */
function useNameWord({ view, views }: ViewNameDialogProps, name: string) {
  const { t } = useText();
  const isTaken = name !== view?.name && views.some((each) => each.name === name);
  if (name === "") {
    return { fault: t("find.views.nameRequired"), word: undefined };
  }
  // A rename must not replace another view, but a new view may.
  return view === null
    ? { fault: null, word: isTaken ? t("find.views.replaces") : undefined }
    : { fault: isTaken ? t("find.views.taken") : null, word: undefined };
}

/** Dialog for the name of a view and the option to make it the default. */
export function ViewNameDialog(props: ViewNameDialogProps) {
  const { view, onSave, onClose } = props;
  const { t } = useText();
  const [name, setName] = useState(view?.name ?? "");
  const [isDefault, setDefault] = useState(view?.isDefault ?? false);
  const [isChecked, setChecked] = useState(false);
  const { fault, word } = useNameWord(props, name.trim());
  const isWrong = isChecked && fault !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault === null) {
      onSave(name.trim(), isDefault);
    }
  };
  return (
    <DialogFrame
      title={view === null ? t("find.views.save") : t("find.views.rename", { name: view.name })}
      onClose={onClose}
      maxWidth="xs"
      noValidate
      onSubmit={submit}
      gap={1}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {t("crud.action.cancel")}
          </Button>
          <Button type="submit" variant="contained">
            {t("crud.form.save")}
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        label={t("find.views.name")}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isWrong}
        helperText={isWrong ? fault : word}
        slotProps={{ htmlInput: { maxLength: 80 } }}
        sx={{ mt: 1 }}
      />
      {view === null ? (
        <CheckboxField label={t("find.views.default")} checked={isDefault} onChange={setDefault} />
      ) : null}
    </DialogFrame>
  );
}
