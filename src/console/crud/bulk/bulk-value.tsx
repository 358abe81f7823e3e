import { Autocomplete } from "../../ui/mui/autocomplete.ts";
import { Button } from "../../ui/mui/button.ts";
import { Skeleton } from "../../ui/mui/skeleton.ts";
import { TextField } from "../../ui/mui/text-field.ts";
import { useState } from "react";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor, FieldUiSchema } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { filterOf } from "../../../kinds/filters.ts";
import { controlFactsOf } from "../../../kinds/kinds.ts";
import { NO_RELATION } from "../../../kinds/relation/filter.ts";
import { isRecordId } from "../../data/record-id.ts";
import { toControlId } from "../../fields/field-path.ts";
import { type RelationOption, useRelationLabels, useRelationSearch } from "../../fields/relation-options.ts";
import { useText } from "../../i18n/use-text.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useFilterOptions } from "../query/use-filter-options.ts";
import { useChangeForm } from "../writes/use-change-form.ts";

type Field = FieldDescriptor<MessageKey>;

export interface BulkValueProps {
  readonly screens: EntityScreens<MessageKey>;
  /** The records to change. */
  readonly records: readonly EntityRecord[];
  readonly field: Field;
  readonly value: unknown;
  /** Undefined clears the field. */
  readonly onChange: (value: unknown) => void;
  /** The server's validation message for the value, or null. */
  readonly problem: string | null;
  /** True while the change is being sent. */
  readonly disabled: boolean;
}

/** MUI props for the error message of the field. */
const toHelp = (problem: string | null) => ({ error: problem !== null, helperText: problem });

const NO_SCHEMA: JsonSchema = { type: "string" };

function uiOf({ form }: EntityScreens<MessageKey>, { name, labelKey }: Field): FieldUiSchema<MessageKey> {
  const ui = form?.uiSchema[name] as FieldUiSchema<MessageKey> | undefined;
  return ui ?? { "ui:options": { labelKey } };
}

/**
 * Whether the new value is one of a few: it is chosen in a select with an empty choice. The control's name does not
 * decide, because an own kind has a control of its own.
 */
function isChosen(field: Field, ui: FieldUiSchema<MessageKey>): boolean {
  return filterOf(field).options !== undefined && !controlFactsOf(ui["ui:widget"] ?? "text").isOfMany;
}

/** The input for the new value, by the kind of field. */
export function BulkValue(props: BulkValueProps) {
  const { field } = props;
  if (field.relation) {
    return <RelatedValue {...props} />;
  }
  return isChosen(field, uiOf(props.screens, field)) ? <ChosenValue {...props} /> : <EnteredValue {...props} />;
}

function ChosenValue({ field, value, onChange, problem, disabled }: BulkValueProps) {
  const { t } = useText();
  const options = useFilterOptions(field);
  const { toValue = (text: string): unknown => text } = filterOf(field);
  return (
    <SelectField
      label={t("bulk.value")}
      value={value === undefined ? "" : String(value)}
      options={[{ value: "", label: <em>{t("bulk.clear")}</em> }, ...options]}
      {...toHelp(problem)}
      disabled={disabled}
      onChange={(text) => onChange(text === "" ? undefined : toValue(text))}
    />
  );
}

function RelatedValue({ field, value, onChange, problem, disabled }: BulkValueProps) {
  const { t } = useText();
  const [text, setText] = useState("");
  const relation = field.relation ?? NO_RELATION;
  const found = useRelationSearch(relation, text, true);
  const ids = [value].flat().filter(isRecordId);
  const chosen = useRelationLabels(relation, ids, found.options);
  const shared = {
    disabled,
    options: [...found.options],
    getOptionLabel: ({ label }: RelationOption) => label,
    getOptionKey: ({ id }: RelationOption) => String(id),
    isOptionEqualToValue: (one: RelationOption, other: RelationOption) => String(one.id) === String(other.id),
    filterOptions: (options: RelationOption[]) => options,
    onInputChange: (_: unknown, next: string) => setText(next),
    noOptionsText: t("crud.relation.noOptions"),
  };
  return relation.many ? (
    <Autocomplete
      {...shared}
      multiple
      value={[...chosen]}
      onChange={(_, next: readonly RelationOption[]) => onChange(next.map(({ id }) => id))}
      renderInput={(params) => <TextField {...params} label={t("bulk.value")} {...toHelp(problem)} />}
    />
  ) : (
    <Autocomplete
      {...shared}
      value={chosen[0] ?? null}
      onChange={(_, next: RelationOption | null) => onChange(next?.id)}
      renderInput={(params) => <TextField {...params} label={t("bulk.value")} {...toHelp(problem)} />}
    />
  );
}

const waiting = <Skeleton variant="rounded" height={40} />;
const BulkControl = lazyComponent(async () => (await import("./bulk-control.tsx")).BulkControl, waiting);

/** Uses the field's form control, with a clear button for optional fields. */
function EnteredValue({ screens, records, field, value, onChange, problem, disabled }: BulkValueProps) {
  const { t } = useText();
  const form = useChangeForm(screens);
  const { name } = field;
  const ui = uiOf(screens, field);
  if (form === undefined) {
    return waiting;
  }
  const isOptional = form !== null && form.schema.required?.includes(name) !== true;
  const clear = () => {
    onChange(undefined);
    // The clear button unmounts with the value, so focus would be lost.
    document.getElementById(toControlId(name))?.focus();
  };
  return (
    <div>
      <BulkControl
        name={name}
        ui={ui}
        schema={form?.schema.properties?.[name] ?? NO_SCHEMA}
        records={records}
        value={value}
        onChange={onChange}
        problem={problem}
        disabled={disabled}
      />
      {isOptional && value !== undefined ? (
        <Button size="small" color="inherit" disabled={disabled} sx={{ mt: 0.5 }} onClick={clear}>
          {t("bulk.clear")}
        </Button>
      ) : null}
    </div>
  );
}
