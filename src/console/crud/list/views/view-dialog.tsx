import { Button } from "../../../ui/mui/button.ts";
import { TextField } from "../../../ui/mui/text-field.ts";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { type ListView, VIEW_LIMITS } from "../../../../contract/list-views.ts";
import { useAbilities } from "../../../data/abilities.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useRole } from "../../../session/session-context.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { DialogFrame } from "../../../ui/dialog-frame.tsx";
import { NEW_VIEW, type ViewInput } from "./view-store.ts";

interface ViewDialogProps {
  /** View to edit; null to save a new one. */
  readonly view: ListView | null;
  readonly views: readonly ListView[];
  readonly isBusy: boolean;
  /** Saves the input to the view with the id, or as a new one. */
  readonly onSave: (id: string | null, input: ViewInput) => Promise<void>;
  readonly onClose: () => void;
}

/** Another own view with this name, a hint that it will be replaced, or the validation error. */
function useNameCheck({ view, views, name }: Pick<ViewDialogProps, "view" | "views"> & { readonly name: string }) {
  const { t } = useText();
  const same = views.find((each) => each.isOwn && each.name === name && each.id !== view?.id);
  if (name === "") {
    return { same, hint: null, fault: t("find.views.nameRequired") };
  }
  // A rename must not replace another view, but a new view may replace a private one.
  return same === undefined || (view === null && !same.isShared)
    ? { same, hint: same === undefined ? null : t("find.views.replaces"), fault: null }
    : { same, hint: null, fault: t("find.views.taken") };
}

/** Dialog for the name of a view, who sees it, and who opens the list with it. */
export function ViewDialog({ view, views, isBusy, onSave, onClose }: ViewDialogProps) {
  const { t } = useText();
  const [input, setInput] = useState<ViewInput>(view ?? NEW_VIEW);
  const [isChecked, setChecked] = useState(false);
  const { sharedViews } = useAbilities();
  const mayShare = useRole() === "administrator" && sharedViews;
  const set = (change: Partial<ViewInput>) => setInput((current) => ({ ...current, ...change }));
  const name = input.name.trim();
  const { same, hint, fault } = useNameCheck({ view, views, name });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault === null && !isBusy) {
      const id = view?.id ?? same?.id ?? null;
      void onSave(id, { ...input, name, isTeamDefault: input.isShared && input.isTeamDefault });
    }
  };
  const handleKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }
  };
  const check = (part: "isShared" | "isTeamDefault" | "isDefault", label: string) => (
    <CheckboxField label={label} checked={input[part]} onChange={(isOn) => set({ [part]: isOn })} />
  );
  return (
    <DialogFrame
      title={view === null ? t("find.views.save") : t("views.edit", { name: view.name })}
      onClose={onClose}
      maxWidth="xs"
      noValidate
      onSubmit={submit}
      onKeyDown={handleKey}
      gap={1}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {t("crud.action.cancel")}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {t("crud.form.save")}
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        label={t("find.views.name")}
        value={input.name}
        onChange={(event) => set({ name: event.target.value })}
        error={isChecked && fault !== null}
        helperText={isChecked && fault !== null ? fault : hint}
        slotProps={{ htmlInput: { maxLength: VIEW_LIMITS.name } }}
        sx={{ mt: 1 }}
      />
      {check("isDefault", t("find.views.default"))}
      {mayShare ? check("isShared", t("views.shared")) : null}
      {input.isShared ? check("isTeamDefault", t("views.forAll")) : null}
      {mayShare ? (
        <TextField
          multiline
          label={t("views.note")}
          value={input.note}
          // A message to the team shares the view.
          onChange={({ target: { value: note } }) => set(note === "" ? { note } : { note, isShared: true })}
          slotProps={{ htmlInput: { maxLength: VIEW_LIMITS.note, dir: "auto" } }}
          sx={{ mt: 1 }}
        />
      ) : null}
    </DialogFrame>
  );
}
