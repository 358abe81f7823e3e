import { CloseIcon } from "../../../ui/icons/close.ts";
import { Fragment } from "react";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../../contract/screens.ts";
import type { Alternative } from "../../../data/client-rows.ts";
import { useText } from "../../../i18n/use-text.ts";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { useConditionLabel } from "../../query/use-filter-options.ts";
import styles from "./chip.module.css";
import groups from "./group-chip.module.css";

interface GroupChipProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly group: readonly Alternative[];
  readonly onRemove: () => void;
}

/** Placeholder for the conditions in the translated button name. */
const HERE = "\u0000";

/**
 * Chip of conditions joined by "or": "Status: Ativa ou Valor: de 10 a 20". The conditions wrap onto several lines and
 * are part of the remove button's accessible name.
 */
export function GroupChip({ screens, group, onRemove }: GroupChipProps) {
  const { t } = useText();
  const [before = "", after = ""] = t("crud.list.removeFilter", { field: HERE }).split(HERE);
  return (
    <button
      type="button"
      className={`${styles["chip"]} ${groups["chip"]}`}
      onClick={onRemove}
      onKeyUp={(event) => {
        if (event.key === "Delete" || event.key === "Backspace") {
          onRemove();
        }
      }}
    >
      <span>
        <HiddenText>{before}</HiddenText>
        {group.map(({ field: name, text }, index) => {
          const field = screens.fields[name];
          return (
            <Fragment key={`${name}:${text}`}>
              {index > 0 ? (
                <>
                  {" "}
                  <em className={groups["or"]}>{t("find.or")}</em>{" "}
                </>
              ) : null}
              {field ? <AlternativeText field={field} text={text} /> : name}
            </Fragment>
          );
        })}
        <HiddenText>{after}</HiddenText>
      </span>
      <CloseIcon fontSize="inherit" />
    </button>
  );
}

function AlternativeText({ field, text }: { readonly field: FieldDescriptor<MessageKey>; readonly text: string }) {
  const { t } = useText();
  return `${t(field.labelKey)}: ${useConditionLabel(field, text)}`;
}
