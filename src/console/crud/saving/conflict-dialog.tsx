import { Alert } from "../../ui/mui/alert.ts";
import { Button } from "../../ui/mui/button.ts";
import { DialogContentText } from "../../ui/mui/dialog.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useAbilities } from "../../data/abilities.ts";
import { useAuditCalls } from "../../data/backend-contexts.ts";
import { entityKey } from "../../data/query-keys.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { dateLocale, formatDateTime } from "../../fields/date-text.ts";
import type { FormData } from "../../fields/form-store.ts";
import { useText } from "../../i18n/use-text.ts";
import { isSameData } from "../../lib/same-data.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { ConflictTable } from "./conflict-table.tsx";
import type { Choices, Clash } from "./merge-versions.ts";
import { SaveFailure } from "./save-failure.tsx";
import type { Saving } from "./use-submit.ts";

/** The chosen side, and the saved value at the time of the choice. If that value changes, the choice is void. */
interface Chosen {
  readonly side: "mine" | "theirs";
  readonly against: unknown;
}

interface ConflictDialogProps extends Omit<Saving, "save"> {
  readonly screens: EntityScreens<MessageKey>;
  readonly base: FormData;
  readonly mine: FormData;
  readonly theirs: FormData;
  /** Fields that both sides changed to different values. */
  readonly clashes: readonly Clash[];
  /** Saves the merged record. Clashes without a choice keep `mine`. */
  readonly save: (choices: Choices) => ReturnType<Saving["save"]>;
  /** Path of the page with the saved record; null if there is none. */
  readonly lookAt: string | null;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/** Choices that are still valid. A choice is dropped when the other side saves a newer value of that field. */
function useChoices({ clashes, theirs }: ConflictDialogProps) {
  const [first] = useState(theirs);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const isHeld = ({ path, theirs: now }: Clash) => chosen.has(path) && isSameData(chosen.get(path)?.against, now);
  const held = clashes.filter(isHeld).map(({ path }) => [path, chosen.get(path)?.side ?? "mine"] as const);
  const choose = (path: string, side: Chosen["side"]) =>
    setChosen(new Map([...chosen, [path, { side, against: clashes.find((clash) => clash.path === path)?.theirs }]]));
  return { choices: new Map(held) as Choices, choose, isAgain: theirs !== first };
}

/** Resolves an optimistic concurrency conflict: shows base, mine and theirs of each clash and lets the user choose. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { clashes, save, savedText, toSavedAction, toInvalidate, onSaved, onTakeTheirs, onClose } = props;
  const { t } = useText();
  const { choices, choose, isAgain } = useChoices(props);
  const { run, isPending, error } = useBackendMutation({
    call: save,
    onAnswer: (outcome) => (outcome === "saved" ? [{ kind: "success", text: savedText, ...toSavedAction?.() }] : []),
    onError: () => [],
    onDone: (outcome) => (outcome === "saved" ? onSaved() : undefined),
    toInvalidate: (outcome) => (outcome === "saved" ? toInvalidate : null),
  });
  const { audit } = useAbilities();
  const id = props.theirs["id"];
  const areAllMine = clashes.every(({ path }) => choices.get(path) !== "theirs");

  return (
    <DialogFrame
      title={t("crud.conflict.title")}
      busy={isPending}
      onClose={onClose}
      maxWidth="lg"
      actions={
        <>
          <Button color="inherit" onClick={onClose} disabled={isPending}>
            {t("crud.form.stay")}
          </Button>
          <Button onClick={onTakeTheirs} disabled={isPending}>
            {t("crud.conflict.takeTheirs")}
          </Button>
          <Button variant="contained" onClick={() => void run(choices)} loading={isPending}>
            {t(areAllMine ? "crud.conflict.keepMine" : "crud.conflict.saveChosen")}
          </Button>
        </>
      }
    >
      <SaveFailure screens={props.screens} error={error} lookAt={props.lookAt} />
      {isAgain ? (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          {t("crud.conflict.again")}
        </Alert>
      ) : null}
      <DialogContentText sx={{ mb: 1 }}>{t("crud.conflict.text")}</DialogContentText>
      {audit && id !== undefined ? <ConflictAuthor entity={props.screens.entity} id={String(id)} /> : null}
      <ConflictTable {...props} choices={choices} onChoose={choose} />
    </DialogFrame>
  );
}

interface ConflictAuthorProps {
  readonly entity: string;
  readonly id: string;
}

/** Shows who last saved the record and when. Renders an empty line if the audit log is not readable. */
function ConflictAuthor({ entity, id }: ConflictAuthorProps) {
  const { t } = useText();
  const calls = useAuditCalls();
  const { data } = useQuery({
    queryKey: [...entityKey(entity), "history", id, "last"],
    queryFn: ({ signal }) => calls.list({ page: 1, pageSize: 1, filters: { entity, recordId: id } }, { signal }),
    // A cached entry may belong to an earlier conflict.
    staleTime: 0,
  });
  const last = data?.rows[0];
  return (
    <Typography variant="body2" sx={{ mb: 1, minHeight: "1.5em" }}>
      {last
        ? t("history.savedBy", {
            who: last.username ?? t("history.nobody"),
            when: formatDateTime(last.at, dateLocale()),
          })
        : null}
    </Typography>
  );
}
