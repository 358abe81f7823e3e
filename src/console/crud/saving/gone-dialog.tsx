import { Button } from "../../ui/mui/button.ts";
import { DialogContentText } from "../../ui/mui/dialog.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { entityKey } from "../../data/query-keys.ts";
import { useAddChange } from "../../data/use-add-change.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { useSubmissions } from "../../data/use-submissions.ts";
import type { FormData } from "../../fields/form-store.ts";
import { useText } from "../../i18n/use-text.ts";
import { toExactJson } from "../../lib/exact-json.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { useUndoCreation } from "../writes/use-undo.ts";
import { afterCreate, toCopy } from "./new-record.ts";
import { SaveFailure } from "./save-failure.tsx";

interface GoneDialogProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
  /** The data that could not be saved. */
  readonly mine: FormData;
  /** Replaces the default text if the user did not edit the record. */
  readonly text?: string;
  /** Called after the record was created again, with the path of its page or of the list. */
  readonly onMade: (path: string) => void;
  readonly onClose: () => void;
}

/** Appears when the record was deleted during editing. The typed data is kept and can be saved as a new record. */
export function GoneDialog({ screens, form, mine, text, onMade, onClose }: GoneDialogProps) {
  const { t } = useText();
  const client = useEntityClient(screens.entity);
  const submit = useSubmissions();
  const addChange = useAddChange();
  const toUndo = useUndoCreation(screens);
  const canCreate = client.create !== undefined && screens.form !== null;
  const { run, isPending, error } = useBackendMutation({
    call: async () => {
      const body = screens.form ? toCopy(screens.form.uiSchema, form.schema, mine) : mine;
      return await submit(toExactJson(body), async (options) => await client.create?.(body as never, options));
    },
    onAnswer: (created) => {
      const text = t(screens.messages.created);
      return [{ kind: "success", text, ...addChange({ text, undo: toUndo([created]) }) }];
    },
    onError: () => [],
    onDone: (created) => onMade(afterCreate(screens, created)),
    toInvalidate: () => ({ queryKey: entityKey(screens.entity) }),
  });
  return (
    <DialogFrame
      title={t("crud.gone.title")}
      onClose={onClose}
      describedBy="gone-text"
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {t(text === undefined ? "crud.form.stay" : "crud.action.cancel")}
          </Button>
          {canCreate ? (
            <Button variant="contained" loading={isPending} onClick={() => void run(undefined)}>
              {t("crud.gone.create")}
            </Button>
          ) : null}
        </>
      }
    >
      <SaveFailure screens={screens} error={error} lookAt={screens.routes.list} />
      <DialogContentText id="gone-text">
        {text ?? t(canCreate ? "crud.gone.text" : "crud.gone.textOnly")}
      </DialogContentText>
    </DialogFrame>
  );
}
