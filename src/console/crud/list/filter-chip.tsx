import Clear from "@mui/icons-material/Clear";
import { Fragment } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import type { Alternative } from "../../data/client-rows.ts";
import { useText } from "../../i18n/use-text.ts";
import styles from "./list.module.css";
import { useConditionLabel } from "./use-filter-options.ts";

interface FilterChipProps {
  readonly field: FieldDescriptor<MessageKey>;
  readonly value: string;
  /** All filters in force. */
  readonly filters: { readonly [field: string]: string };
  readonly onRemove: () => void;
}

/** A filter in force: "Status: Ativo". A click, or Delete on the keyboard, removes it. */
export function FilterChip({ field, value, filters, onRemove }: FilterChipProps) {
  const { t } = useText();
  const label = `${t(field.labelKey)}: ${useConditionLabel(field, value, filters)}`;
  return (
    <button
      type="button"
      className={styles["chip"]}
      aria-label={t("crud.list.removeFilter", { field: label })}
      onClick={onRemove}
      onKeyUp={(event) => {
        if (event.key === "Delete" || event.key === "Backspace") {
          onRemove();
        }
      }}
    >
      <span>{label}</span>
      <Clear fontSize="inherit" />
    </button>
  );
}

interface GroupChipProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly group: readonly Alternative[];
  readonly onRemove: () => void;
}

/** Conditions of which one must hold: "Status: Ativa ou Valor: de 10 a 20". */
export function GroupChip({ screens, group, onRemove }: GroupChipProps) {
  const { t } = useText();
  return (
    <button type="button" className={styles["chip"]} onClick={onRemove}>
      <span>
        {group.map(({ field: name, text }, index) => {
          const field = screens.fields[name];
          return (
            <Fragment key={`${name}:${text}`}>
              {index > 0 ? ` ${t("find.or")} ` : ""}
              {field ? <AlternativeText field={field} text={text} /> : name}
            </Fragment>
          );
        })}
      </span>
      <Clear fontSize="inherit" />
    </button>
  );
}

function AlternativeText({ field, text }: { readonly field: FieldDescriptor<MessageKey>; readonly text: string }) {
  const { t } = useText();
  return `${t(field.labelKey)}: ${useConditionLabel(field, text)}`;
}
