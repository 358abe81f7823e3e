import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import type { FormData } from "../../fields/form-store.ts";
import { toErrorKey } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { isSameData } from "../../lib/same-data.ts";
import { EntityFieldValue } from "../entity-field-value.tsx";
import type { Saving } from "./use-submit.ts";

interface VersionsProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly schema: JsonSchema;
  readonly mine: FormData;
  readonly theirs: FormData;
}

interface ConflictDialogProps extends VersionsProps, Omit<Saving, "save"> {
  /** Saves mine over theirs. */
  readonly save: () => ReturnType<Saving["save"]>;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/** The form's fields in which the two versions differ. */
function differences({ screens, schema, mine, theirs }: VersionsProps): readonly FieldDescriptor<MessageKey>[] {
  return Object.keys(schema.properties ?? {})
    .filter((name) => !isSameData(mine[name] ?? undefined, theirs[name] ?? undefined))
    .map((name) => screens.fields[name])
    .filter((field) => field !== undefined);
}

/** The conflict of optimistic concurrency: somebody saved first. Both versions side by side, and the choice. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { save, savedText, toInvalidate, onSaved, onTakeTheirs, onClose } = props;
  const { t } = useText();
  const { run: keepMine, isPending } = useBackendMutation({
    call: save,
    onAnswer: () => [{ kind: "success", text: savedText }],
    onError: (error) => [{ kind: "error", text: t("crud.form.failed", { reason: t(toErrorKey(error)) }) }],
    onDone: onSaved,
    toInvalidate: (outcome) => (outcome === "saved" ? toInvalidate : null),
  });

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{t("crud.conflict.title")}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t("crud.conflict.text")}</DialogContentText>
        <Versions {...props} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t("crud.form.stay")}
        </Button>
        <Button onClick={onTakeTheirs} disabled={isPending}>
          {t("crud.conflict.takeTheirs")}
        </Button>
        <Button variant="contained" color="error" onClick={() => void keepMine(undefined)} disabled={isPending}>
          {t("crud.conflict.keepMine")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What differs, field by field. */
function Versions(props: VersionsProps) {
  const { screens, mine, theirs } = props;
  const { t } = useText();
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t("crud.conflict.field")}</TableCell>
          <TableCell>{t("crud.conflict.mine")}</TableCell>
          <TableCell>{t("crud.conflict.theirs")}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {differences(props).map((field) => (
          <TableRow key={field.name}>
            <TableCell component="th" scope="row">
              {t(field.labelKey)}
            </TableCell>
            {[mine, theirs].map((record, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: always mine, then theirs
              <TableCell key={index}>
                <EntityFieldValue
                  entity={screens.entity}
                  field={field}
                  record={record}
                  value={record[field.name]}
                  place="list"
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
