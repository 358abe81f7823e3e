import { AddIcon } from "../../../ui/icons/add.ts";
import { CloseIcon } from "../../../ui/icons/close.ts";
import { Box } from "../../../ui/mui/box.ts";
import { Button } from "../../../ui/mui/button.ts";
import { DialogContentText } from "../../../ui/mui/dialog.ts";
import { IconButton } from "../../../ui/mui/icon-button.ts";
import { Typography } from "../../../ui/mui/typography.ts";
import { type FormEvent, Fragment, useMemo, useState } from "react";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import { FilterEditor } from "../../../../kinds/filter-editors.tsx";
import { useOwnKinds } from "../../../../kinds/kind-overrides.ts";
import { textFilter } from "../../../../kinds/text/filter.ts";
import { useText } from "../../../i18n/use-text.ts";
import { DialogFrame } from "../../../ui/dialog-frame.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { filterKinds } from "../../query/filter-kinds.ts";
import type { ListState } from "../../query/list-state.ts";
import styles from "./filter-dialog.module.css";
import { type DraftCondition, type DraftGroup, fromDraft, newCondition, toDraft } from "./filter-draft.ts";

interface FilterDialogProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly state: ListState;
  /** Field for which a new condition is added when the dialog opens. */
  readonly field?: string | undefined;
  readonly onApply: (filters: Pick<ListState, "filters" | "groups">) => void;
  readonly onClose: () => void;
}

/**
 * Edits all filters of a list. Groups are joined by "and", conditions in a group by "or".
 *
 * @example
 * <FilterDialog screens={screens} state={state} field="status" onApply={onApply} onClose={onClose} />
 */
export function FilterDialog({ screens, state, field, onApply, onClose }: FilterDialogProps) {
  const { t } = useText();
  const kinds = useOfferedFilters(screens);
  const { draft, replace, fresh, add } = useDraft({ screens, state, field }, kinds);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Block an invalid number or date; it would otherwise be dropped silently.
    if (event.currentTarget.checkValidity()) {
      onApply(fromDraft(draft));
    } else {
      event.currentTarget.querySelector<HTMLElement>("input:invalid")?.focus();
    }
  };
  return (
    <DialogFrame
      title={t("find.title")}
      onClose={onClose}
      maxWidth="md"
      noValidate
      onSubmit={apply}
      gap={1.5}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {t("crud.action.cancel")}
          </Button>
          <Button type="submit" variant="contained">
            {t("find.apply")}
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 0.5 }}>{t("find.intro")}</DialogContentText>
      {draft.map((group, index) => (
        <Fragment key={group[0]?.key}>
          {index > 0 ? <Joint text={t("find.and")} /> : null}
          <Box className={styles["group"]} data-joined={group.length > 1}>
            {group.map((condition, place) => (
              <Fragment key={condition.key}>
                {place > 0 ? <Joint text={t("find.or")} /> : null}
                <ConditionRow
                  {...{ screens, kinds, condition }}
                  row={draft.flat().indexOf(condition) + 1}
                  onChange={(next) => replace(condition.key, [next])}
                  onOr={() => replace(condition.key, [condition, fresh()])}
                  onRemove={() => replace(condition.key, [])}
                />
              </Fragment>
            ))}
          </Box>
        </Fragment>
      ))}
      <Box>
        <Button startIcon={<AddIcon />} onClick={add}>
          {t("find.add")}
        </Button>
      </Box>
    </DialogFrame>
  );
}

/** The conditions that are edited, by group: those of the list, and a new one for a field or an empty list. */
function useDraft(
  { screens, state, field }: Pick<FilterDialogProps, "screens" | "state" | "field">,
  kinds: ReturnType<typeof filterKinds>,
) {
  const fresh = () => newCondition(screens.list?.filters[0] ?? Object.keys(kinds)[0] ?? "", kinds);
  const [draft, setDraft] = useState<readonly DraftGroup[]>(() => {
    const now = toDraft(state);
    if (field !== undefined) {
      // Backends support "is" conditions.
      const canBe = kinds[field]?.operators.includes("is") !== false;
      return [...now, [{ ...newCondition(field, kinds), ...(canBe ? { operator: "is", values: [] } : {}) }]];
    }
    return now.length > 0 ? now : [[fresh()]];
  });
  const replace = (key: number, next: readonly DraftCondition[]) =>
    setDraft(
      draft
        .map((group) => group.flatMap((condition) => (condition.key === key ? next : [condition])))
        .filter((group) => group.length > 0),
    );
  return { draft, fresh, replace, add: () => setDraft([...draft, [fresh()]]) };
}

/** Filters by field, with the operators that the product's own kinds offer. */
function useOfferedFilters(screens: EntityScreens<MessageKey>): ReturnType<typeof filterKinds> {
  const own = useOwnKinds();
  return useMemo(() => {
    const offered = Object.entries(filterKinds(screens)).map(([name, filter]) => {
      const { operators = filter.operators } = own[screens.fields[name]?.kind ?? ""]?.filter ?? {};
      // Addresses with other operators than those of the base are invalid.
      return [name, { ...filter, operators: operators.filter((each) => filter.operators.includes(each)) }];
    });
    return Object.fromEntries(offered);
  }, [screens, own]);
}

function Joint({ text }: { readonly text: string }) {
  return (
    <Typography variant="caption" color="textSecondary">
      {text}
    </Typography>
  );
}

interface ConditionRowProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly kinds: ReturnType<typeof filterKinds>;
  readonly row: number;
  readonly condition: DraftCondition;
  readonly onChange: (condition: DraftCondition) => void;
  readonly onOr: () => void;
  readonly onRemove: () => void;
}

function ConditionRow({ screens, kinds, row, condition, onChange, onOr, onRemove }: ConditionRowProps) {
  const { t } = useText();
  const field = screens.fields[condition.field];
  const { operators } = kinds[condition.field] ?? textFilter;
  return (
    <Box className={styles["row"]}>
      <SelectField
        label={t("find.field")}
        value={condition.field}
        options={Object.keys(kinds).map((name) => ({
          value: name,
          label: screens.fields[name] ? t(screens.fields[name].labelKey) : name,
        }))}
        onChange={(name) => onChange({ ...newCondition(name, kinds), key: condition.key })}
      />
      <SelectField
        label={t("find.condition")}
        value={condition.operator}
        options={operators.map((operator) => ({ value: operator, label: t(`find.operator.${operator}`) }))}
        onChange={(operator) => onChange({ ...condition, operator, values: [] })}
      />
      <Box className={styles["value"]}>
        {field ? (
          <FilterEditor field={field} condition={condition} onChange={(values) => onChange({ ...condition, values })} />
        ) : null}
      </Box>
      <Box className={styles["buttons"]}>
        <Button onClick={onOr}>{t("find.addOr")}</Button>
        <IconButton aria-label={t("find.remove", { row })} onClick={onRemove}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
