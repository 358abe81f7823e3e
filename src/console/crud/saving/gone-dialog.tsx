import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { entityKey } from "../../data/query-keys.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { useSubmissions } from "../../data/use-submissions.ts";
import type { FormData } from "../../fields/form-store.ts";
import { useText } from "../../i18n/use-text.ts";
import { toExactJson } from "../../lib/exact-json.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { afterCreate, toCopy } from "./new-record.ts";
import { SaveFailure } from "./save-failure.tsx";

interface GoneDialogProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
  /** What was to be saved. */
  readonly mine: FormData;
  /** Why the record is asked for, where nobody typed anything. */
  readonly text?: string;
  /** It was created anew: its page, or the list. */
  readonly onMade: (path: string) => void;
  readonly onClose: () => void;
}

/** The record was deleted while it was edited: what was typed stays, and can become a new one. */
export function GoneDialog({ screens, form, mine, text, onMade, onClose }: GoneDialogProps) {
  const { t } = useText();
  const client = useEntityClient(screens.entity);
  const submit = useSubmissions();
  const canCreate = client.create !== undefined && screens.form !== null;
  const {
    run: create,
    isPending,
    error,
  } = useBackendMutation({
    call: async () => {
      const body = screens.form ? toCopy(screens.form.uiSchema, form.schema, mine) : mine;
      return await submit(toExactJson(body), async (options) => await client.create?.(body as never, options));
    },
    onAnswer: () => [{ kind: "success", text: t(screens.messages.created) }],
    onError: () => [],
    onDone: (created) => onMade(afterCreate(screens, created)),
    toInvalidate: () => ({ queryKey: entityKey(screens.entity) }),
  });
  const press = useOneAtATime(create);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" aria-labelledby="gone-title" aria-describedby="gone-text">
      <DialogTitle id="gone-title">{t("crud.gone.title")}</DialogTitle>
      <DialogContent>
        <SaveFailure screens={screens} error={error} lookAt={screens.routes.list} />
        <DialogContentText id="gone-text">
          {text ?? t(canCreate ? "crud.gone.text" : "crud.gone.textOnly")}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t(text === undefined ? "crud.form.stay" : "crud.action.cancel")}
        </Button>
        {canCreate ? (
          <Button variant="contained" loading={isPending} onClick={() => press(undefined)}>
            {t("crud.gone.create")}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
