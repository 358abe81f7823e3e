import Chip from "@mui/material/Chip";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { useFilterLabel } from "./use-filter-options.ts";

interface FilterChipProps {
  readonly field: FieldDescriptor<MessageKey>;
  readonly value: string;
  readonly onRemove: () => void;
}

/** A filter in force: "Status: Ativo". A click, or Delete on the keyboard, removes it. */
export function FilterChip({ field, value, onRemove }: FilterChipProps) {
  const { t } = useText();
  const label = `${t(field.labelKey)}: ${useFilterLabel(field, value)}`;
  return (
    <Chip
      label={label}
      onDelete={onRemove}
      onClick={onRemove}
      aria-label={t("crud.list.removeFilter", { field: label })}
    />
  );
}
