import { Box } from "../../ui/mui/box.ts";
import { Button } from "../../ui/mui/button.ts";
import { TextField } from "../../ui/mui/text-field.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { MAX_NOTE_LENGTH } from "../../../contract/notes.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { useText } from "../../i18n/use-text.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { useOpenWork } from "../../session/open-work.ts";
import { useUsername } from "../../session/session-context.tsx";
import { readNoteDraft, saveNoteDraft } from "./note-draft.ts";

interface NoteFormProps {
  /** Identifies the field, to keep its unsaved text. */
  readonly draftKey: string;
  readonly text?: string;
  readonly submitLabel: string;
  /** Resolves to true if the note was saved. */
  readonly onSave: (text: string) => Promise<boolean>;
  /** Absent for a new note, which stays open. */
  readonly onCancel?: () => void;
}

const KEYS = "Ctrl+Enter";

/** A text field for a note. Ctrl+Enter saves. An unsaved text survives leaving the page. */
export function NoteForm({ draftKey, text: saved = "", submitLabel, onSave, onCancel }: NoteFormProps) {
  const { t } = useText();
  const field = { key: draftKey, username: useUsername() };
  const [text, setText] = useState(() => readNoteDraft(field) ?? saved);
  useOpenWork(() => text !== saved);
  const isTooLong = text.length > MAX_NOTE_LENGTH;
  const canSave = text.trim() !== "" && !isTooLong;
  const change = (next: string) => {
    setText(next);
    saveNoteDraft(field, next === saved ? null : next);
  };
  const { run: send, isPending } = useBackendMutation({
    call: async (sent: string) => {
      // Keep input typed during the call.
      if ((await onSave(sent)) && latest.current === sent) {
        change(saved);
      }
    },
  });
  const save = () => {
    if (canSave) {
      void send(text);
    }
  };
  const latest = useLatest(text);
  const cancel = () => {
    saveNoteDraft(field, null);
    onCancel?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save();
    } else if (event.key === "Escape" && onCancel) {
      event.stopPropagation();
      cancel();
    }
  };
  const length = { most: MAX_NOTE_LENGTH, length: text.length };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: "grid", gap: 1 }}>
      <TextField
        multiline
        minRows={onCancel ? 3 : 2}
        maxRows={12}
        autoFocus={onCancel !== undefined}
        label={t("notes.text")}
        value={text}
        error={isTooLong}
        helperText={isTooLong ? t("notes.tooLong", length) : undefined}
        onChange={(event) => change(event.target.value)}
        onKeyDown={handleKey}
        slotProps={{ htmlInput: { dir: "auto" } }}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "flex-end" }}>
        <Typography variant="caption" color="textSecondary" sx={{ flex: "1 1 200px" }}>
          {t("notes.hint", { keys: KEYS })}
        </Typography>
        {onCancel ? (
          <Button color="inherit" onClick={cancel}>
            {t("crud.action.cancel")}
          </Button>
        ) : null}
        <Button type="submit" variant="outlined" disabled={!canSave} loading={isPending}>
          {submitLabel}
        </Button>
      </Box>
    </Box>
  );
}
