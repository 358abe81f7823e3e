import Autocomplete from "@mui/material/Autocomplete";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { MessageKey } from "../../../../contract/register.ts";
import type { FieldDescriptor } from "../../../../contract/screens.ts";
import { type Condition, type Operator, RELATIVE_DAYS } from "../../../data/condition.ts";
import { useRelationLabels, useRelationSearch } from "../../../fields/relation-options.ts";
import { useText } from "../../../i18n/use-text.ts";
import type { FilterKind } from "../../query/filter-kinds.ts";
import { NO_RELATION, useFilterOptions } from "../../query/use-filter-options.ts";
import { NumberCondition } from "./number-condition.tsx";

interface ValuesProps {
  readonly field: FieldDescriptor<MessageKey>;
  readonly kind: FilterKind["kind"];
  readonly condition: Condition;
  readonly onChange: (values: readonly string[]) => void;
}

/** Operators without a value. */
const WITHOUT_VALUE: readonly Operator[] = ["empty", "filled"];

/** Inputs for the values of a condition, by the field's kind. */
export function ConditionValues(props: ValuesProps) {
  const { kind, condition } = props;
  if (WITHOUT_VALUE.includes(condition.operator)) {
    return null;
  }
  if (condition.operator === "within") {
    return <RelativeDays {...props} />;
  }
  if (condition.operator === "range") {
    return <RangeEnds {...props} />;
  }
  if (kind === "choice") {
    return <Choices {...props} />;
  }
  return kind === "relation" ? <Records {...props} /> : <OneValue {...props} />;
}

function RelativeDays({ condition, onChange }: ValuesProps) {
  const { t } = useText();
  return (
    <TextField
      select
      label={t("find.value")}
      value={condition.values[0] ?? "thisMonth"}
      onChange={(event) => onChange([event.target.value])}
    >
      {(Object.keys(RELATIVE_DAYS) as (keyof typeof RELATIVE_DAYS)[]).map((name) => (
        <MenuItem key={name} value={name}>
          {t(`find.days.${name}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function RangeEnds({ kind, condition, onChange }: ValuesProps) {
  const { t } = useText();
  const [from = "", to = ""] = condition.values;
  const toEnd = (label: string, value: string, toValues: (next: string) => readonly string[]) =>
    kind === "date" ? (
      <TextField
        type="date"
        label={label}
        value={value}
        onChange={(event) => onChange(toValues(event.target.value))}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    ) : (
      <NumberCondition label={label} value={value} onChange={(next) => onChange(toValues(next))} />
    );
  return (
    <>
      {toEnd(t("find.from"), from, (next) => [next, to])}
      {toEnd(t("find.to"), to, (next) => [from, next])}
    </>
  );
}

function Choices({ field, condition, onChange }: ValuesProps) {
  const { t } = useText();
  const options = useFilterOptions(field);
  return (
    <TextField
      select
      label={t("find.value")}
      value={condition.values.filter((value) => options.some((option) => option.value === value))}
      onChange={(event) => onChange([event.target.value].flat())}
      slotProps={{ select: { multiple: true } }}
    >
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Records({ field, condition, onChange }: ValuesProps) {
  const { t } = useText();
  const [text, setText] = useState("");
  const relation = field.relation ?? NO_RELATION;
  const found = useRelationSearch(relation, text, Boolean(field.relation));
  const chosen = useRelationLabels(
    relation,
    condition.values.filter((value) => value !== ""),
    found.options,
  );
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      options={[...found.options]}
      value={[...chosen]}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ id }) => String(id)}
      isOptionEqualToValue={(one, other) => String(one.id) === String(other.id)}
      filterOptions={(options) => options}
      onInputChange={(_, next) => setText(next)}
      onChange={(_, next) => onChange(next.map(({ id }) => String(id)))}
      noOptionsText={t("crud.relation.noOptions")}
      renderInput={(params) => <TextField {...params} label={t("find.value")} />}
    />
  );
}

function OneValue({ kind, condition, onChange }: ValuesProps) {
  const { t } = useText();
  const [value = ""] = condition.values;
  return kind === "number" ? (
    <NumberCondition label={t("find.value")} value={value} onChange={(next) => onChange([next])} />
  ) : (
    <TextField
      type={kind === "date" ? kind : "text"}
      label={t("find.value")}
      value={value}
      onChange={(event) => onChange([event.target.value])}
      slotProps={{ htmlInput: { maxLength: 200 }, ...(kind === "date" ? { inputLabel: { shrink: true } } : {}) }}
    />
  );
}
