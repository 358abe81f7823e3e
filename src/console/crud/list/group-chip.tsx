import Clear from "@mui/icons-material/Clear";
import { Fragment } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import type { Alternative } from "../../data/client-rows.ts";
import { useText } from "../../i18n/use-text.ts";
import styles from "./list.module.css";
import { useConditionLabel } from "./use-filter-options.ts";

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
