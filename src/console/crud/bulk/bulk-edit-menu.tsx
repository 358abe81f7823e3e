import { EditIcon } from "../../ui/icons/edit.ts";
import { useCallback, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import { filterOf } from "../../../kinds/filters.ts";
import type { Text } from "../../i18n/text.ts";
import { useText } from "../../i18n/use-text.ts";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import buttons from "../../ui/plain-button.module.css";
import { bulkFields, stateField } from "../record/editable-fields.ts";
import type { BulkChoice } from "./use-bulk-change.ts";

/** The values of a field to choose from, with their labels. */
function valuesOf(field: FieldDescriptor<MessageKey>, words: Text) {
  const { options, toValue = (value: string): unknown => value } = filterOf(field);
  return (options?.(field, words) ?? []).map(({ value, label }) => ({ value: toValue(value), label }));
}

interface BulkEditMenuProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly onEdit: (choice: BulkChoice) => void;
}

/** Menu with the values of the state field, and an entry for any other field. */
export function BulkEditMenu({ screens, onEdit }: BulkEditMenuProps) {
  const words = useText();
  const { t } = words;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  const field = stateField(screens);
  const choose = (choice: BulkChoice) => () => {
    close();
    onEdit(choice);
  };
  const items = field ? valuesOf(field, words) : [];
  return (
    <>
      <button
        type="button"
        className={`${buttons["button"]} ${buttons["flat"]}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EditIcon fontSize="small" />
        {t("bulk.edit")}
      </button>
      <Menu anchor={anchor} onClose={close} aria-label={t("bulk.edit")}>
        {items.map(({ value, label }) => (
          <MenuItem key={String(value)} onClick={choose({ field: field?.name ?? "", value })}>
            {t("bulk.set", { field: field ? t(field.labelKey) : "", value: label })}
          </MenuItem>
        ))}
        <MenuItem look="quiet" onClick={choose({ field: bulkFields(screens)[0]?.name ?? "" })}>
          {t("bulk.other")}
        </MenuItem>
      </Menu>
    </>
  );
}
