import { DeleteIcon } from "../../ui/icons/delete.ts";
import { EditIcon } from "../../ui/icons/edit.ts";
import { IconButton } from "../../ui/mui/icon-button.ts";
import { useState } from "react";
import type { NoteRow } from "../../../contract/notes.ts";
import { dateLocale, formatDateTime, formatLongDateTime } from "../../fields/date-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { useUsername } from "../../session/session-context.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import styles from "./history.module.css";
import { readNoteDraft } from "./note-draft.ts";
import { NoteForm } from "./note-form.tsx";
import { NoteText } from "./note-text.tsx";

interface NoteEntryProps {
  readonly note: NoteRow;
  readonly onChange: (text: string) => Promise<boolean>;
  readonly onRemove: () => void;
}

/** A note in the timeline. Its author may edit it, and an edited note is marked. */
export function NoteEntry({ note, onChange, onRemove }: NoteEntryProps) {
  const { t } = useText();
  const key = { key: note.id, username: useUsername() };
  // An unsaved edit continues after leaving the page.
  const [isEditing, setEditing] = useState(() => note.mayEdit && readNoteDraft(key) !== null);
  const [isAsked, setAsked] = useState(false);
  const long = (at: string) => formatLongDateTime(at, dateLocale()) ?? undefined;
  const when = formatDateTime(note.createdAt, dateLocale());
  const change = async (text: string) => {
    const isSaved = await onChange(text);
    setEditing(!isSaved);
    return isSaved;
  };
  return (
    <li className={styles["entry"]}>
      <time className={styles["when"]} dateTime={note.createdAt} title={long(note.createdAt)}>
        {when}
      </time>
      <div className={styles["body"]}>
        <div className={styles["line"]}>
          <span>
            <strong className={styles["action"]}>{t("notes.text")}</strong>
            {" · "}
            <bdi title={note.username}>{note.author}</bdi>
            {note.editedAt ? (
              <time className={styles["mark"]} dateTime={note.editedAt} title={long(note.editedAt)}>
                {` · ${t("notes.edited")}`}
              </time>
            ) : null}
          </span>
          {isEditing ? null : (
            <NoteButtons note={note} when={when} onEdit={() => setEditing(true)} onRemove={() => setAsked(true)} />
          )}
        </div>
        {isEditing ? (
          <NoteForm
            draftKey={note.id}
            text={note.text}
            submitLabel={t("crud.form.save")}
            onSave={change}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <NoteText text={note.text} />
        )}
      </div>
      <ConfirmDialog
        open={isAsked}
        danger
        title={t("notes.removeTitle")}
        text={t("notes.removeText", { author: note.author })}
        confirmLabel={t("notes.removeSubmit")}
        onConfirm={() => {
          setAsked(false);
          onRemove();
        }}
        onClose={() => setAsked(false)}
      />
    </li>
  );
}

interface NoteButtonsProps {
  readonly note: NoteRow;
  readonly when: string | null;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function NoteButtons({ note, when, onEdit, onRemove }: NoteButtonsProps) {
  const { t } = useText();
  return (
    <span>
      {note.mayEdit ? (
        <IconButton size="small" title={t("crud.action.edit")} aria-label={t("notes.edit", { when })} onClick={onEdit}>
          <EditIcon fontSize="small" />
        </IconButton>
      ) : null}
      {note.mayDelete ? (
        <IconButton
          size="small"
          title={t("crud.action.delete")}
          aria-label={t("notes.remove", { when })}
          onClick={onRemove}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      ) : null}
    </span>
  );
}
