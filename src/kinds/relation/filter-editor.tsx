import { Autocomplete } from "../../console/ui/mui/autocomplete.ts";
import { TextField } from "../../console/ui/mui/text-field.ts";
import { useState } from "react";
import { useRelationLabels, useRelationSearch } from "../../console/fields/relation-options.ts";
import { useText } from "../../console/i18n/use-text.ts";
import type { FilterEditorProps } from "../filter.ts";
import { NO_RELATION } from "./filter.ts";

/** A search field for several related records. */
export function RelationFilterEditor({ field, condition, onChange }: FilterEditorProps) {
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
