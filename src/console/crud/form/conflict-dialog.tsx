import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useAbilities } from "../../data/abilities.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import type { FormData } from "../../fields/form-store.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { ConflictAuthor } from "./conflict-author.tsx";
import { ConflictTable } from "./conflict-table.tsx";
import type { Choices, Clash } from "./merge-versions.ts";
import type { Saving } from "./use-submit.ts";

interface ConflictDialogProps extends Omit<Saving, "save"> {
  readonly screens: EntityScreens<MessageKey>;
  readonly mine: FormData;
  readonly theirs: FormData;
  /** What both changed. */
  readonly clashes: readonly Clash[];
  /** Saves both put together, with what was chosen of what both changed. */
  readonly save: (choices: Choices) => ReturnType<Saving["save"]>;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/** The conflict of optimistic concurrency: somebody saved first. What both changed, with its base, and the choice of each. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { clashes, save, savedText, savedAction, toInvalidate, onSaved, onTakeTheirs, onClose } = props;
  const { t } = useText();
  const [choices, setChoices] = useState<Choices>(new Map());
  const { run, isPending } = useBackendMutation({
    call: save,
    onAnswer: () => [{ kind: "success", text: savedText, ...(savedAction ? { action: savedAction } : {}) }],
    onError: (error) => [{ kind: "error", text: t("crud.form.failed", { reason: errorText(t, error) }) }],
    onDone: onSaved,
    toInvalidate: (outcome) => (outcome === "saved" ? toInvalidate : null),
  });
  const { audit } = useAbilities();
  const id = props.theirs["id"];
  const areAllMine = clashes.every(({ path }) => choices.get(path) !== "theirs");

  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{t("crud.conflict.title")}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{t("crud.conflict.text")}</DialogContentText>
        {audit && id !== undefined ? <ConflictAuthor entity={props.screens.entity} id={String(id)} /> : null}
        <ConflictTable
          {...props}
          choices={choices}
          onChoose={(path, side) => setChoices(new Map([...choices, [path, side]]))}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", rowGap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          {t("crud.form.stay")}
        </Button>
        <Button onClick={onTakeTheirs} disabled={isPending}>
          {t("crud.conflict.takeTheirs")}
        </Button>
        <Button variant="contained" onClick={() => void run(choices)} disabled={isPending}>
          {t(areAllMine ? "crud.conflict.keepMine" : "crud.conflict.saveChosen")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
