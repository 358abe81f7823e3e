import Autocomplete from "@mui/material/Autocomplete";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { isRecordId } from "../../data/record-id.ts";
import { type RelationOption, useRelationLabels, useRelationSearch } from "../../fields/relation-options.ts";
import { useText } from "../../i18n/use-text.ts";
import { NO_RELATION, useFilterOptions } from "../list/use-filter-options.ts";

interface BulkValueProps {
  readonly field: FieldDescriptor<MessageKey>;
  readonly value: unknown;
  /** Undefined leaves the field empty. */
  readonly onChange: (value: unknown) => void;
  /** What the server found wrong with it; null where it said nothing of it. */
  readonly problem: string | null;
}

/** What stands under the field: what is wrong with its value, else what it means. */
const toHelp = (problem: string | null, help?: string) => ({ error: problem !== null, helperText: problem ?? help });

const NUMERIC = ["number", "integer", "quantity", "money"];

/** What a field becomes on every record, entered by its kind. */
export function BulkValue(props: BulkValueProps) {
  const { field } = props;
  if (field.relation) {
    return <RelatedValue {...props} />;
  }
  return field.enumeration || field.display === "boolean" ? <ChosenValue {...props} /> : <TypedValue {...props} />;
}

function ChosenValue({ field, value, onChange, problem }: BulkValueProps) {
  const { t } = useText();
  const options = useFilterOptions(field);
  const toValue = (text: string) => (field.display === "boolean" ? text === "true" : text);
  return (
    <TextField
      select
      label={t("bulk.value")}
      value={value === undefined ? "" : String(value)}
      {...toHelp(problem)}
      onChange={(event) => onChange(event.target.value === "" ? undefined : toValue(event.target.value))}
    >
      <MenuItem value="">
        <em>{t("bulk.clear")}</em>
      </MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function RelatedValue({ field, value, onChange, problem }: BulkValueProps) {
  const { t } = useText();
  const [text, setText] = useState("");
  const relation = field.relation ?? NO_RELATION;
  const found = useRelationSearch(relation, text, true);
  const ids = [value].flat().filter(isRecordId);
  const chosen = useRelationLabels(relation, ids, found.options);
  const shared = {
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

function TypedValue({ field, value, onChange, problem }: BulkValueProps) {
  const { t } = useText();
  const isNumber = NUMERIC.includes(field.display);
  const isDate = field.display === "date";
  const toValue = (text: string) => (isNumber ? Number(text) : text);
  return (
    <TextField
      type={isNumber ? "number" : isDate ? "date" : "text"}
      label={t("bulk.value")}
      value={value === undefined ? "" : String(value)}
      {...toHelp(problem, value === undefined ? t("bulk.clear") : undefined)}
      onChange={(event) => onChange(event.target.value === "" ? undefined : toValue(event.target.value))}
      slotProps={{ htmlInput: { step: "any" }, ...(isDate ? { inputLabel: { shrink: true } } : {}) }}
    />
  );
}
