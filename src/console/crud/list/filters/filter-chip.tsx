import { CloseIcon } from "../../../ui/icons/close.ts";
import type { MessageKey } from "../../../../contract/register.ts";
import type { FieldDescriptor } from "../../../../contract/screens.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useConditionLabel } from "../../query/use-filter-options.ts";
import styles from "./chip.module.css";

interface FilterChipProps {
  readonly field: FieldDescriptor<MessageKey>;
  readonly value: string;
  /** All active filters. */
  readonly filters: { readonly [field: string]: string };
  readonly onRemove: () => void;
}

/** Active filter: "Status: Ativo". A click, Delete or Backspace removes it. */
export function FilterChip({ field, value, filters, onRemove }: FilterChipProps) {
  const { t } = useText();
  const label = `${t(field.labelKey)}: ${useConditionLabel(field, value, filters)}`;
  return (
    <button
      type="button"
      className={styles["chip"]}
      aria-label={t("crud.list.removeFilter", { field: label })}
      title={label}
      onClick={onRemove}
      onKeyUp={(event) => {
        if (event.key === "Delete" || event.key === "Backspace") {
          onRemove();
        }
      }}
    >
      <span>{label}</span>
      <CloseIcon fontSize="inherit" />
    </button>
  );
}
