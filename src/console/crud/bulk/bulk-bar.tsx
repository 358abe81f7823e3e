import { CloseIcon } from "../../ui/icons/close.ts";
import { DeleteIcon } from "../../ui/icons/delete.ts";
import { EditIcon } from "../../ui/icons/edit.ts";
import { useCallback, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type {
  ActionDescriptor,
  ConditionDescriptor,
  EntityScreens,
  FieldDescriptor,
} from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { filterOf } from "../../../kinds/filters.ts";
import type { Text } from "../../i18n/text.ts";
import { useText } from "../../i18n/use-text.ts";
import { ButtonWithReason } from "../../ui/button-with-reason.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import buttons from "../../ui/plain-button.module.css";
import { ToolButton } from "../../ui/tool-button.tsx";
import { bulkFields, canBulkEdit, stateField } from "../record/editable-fields.ts";
import { canRun } from "../rules/can-run.ts";
import styles from "./bulk-bar.module.css";
import type { BulkChoice } from "./use-bulk-change.ts";

interface BulkBarProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly count: number;
  /** The loaded selected records. An action with a condition is disabled if none of them meets it. */
  readonly records?: readonly EntityRecord[];
  /** All records that match the list's query. */
  readonly matching: Matching;
  readonly isSelecting: boolean;
  readonly onSelectMatching: () => void;
  readonly onEdit: (choice: BulkChoice) => void;
  readonly onClear: () => void;
  readonly onDelete: () => void;
  readonly onAction: (action: ActionDescriptor<MessageKey>) => void;
}

interface Matching {
  readonly count: number;
  /** True if there may be more than `count`. */
  readonly isAtLeast: boolean;
  /** The reason why they cannot be selected together, or null. */
  readonly limit: string | null;
}

function selectText({ t }: Text, { screens, matching, isSelecting }: BulkBarProps): string {
  if (isSelecting) {
    return t("bulk.selecting");
  }
  return matching.isAtLeast
    ? t("bulk.selectAll")
    : t("bulk.selectMatching", { subject: t(screens.messages.count, { count: matching.count }) });
}

/** Replaces the toolbar while rows are selected. */
export function BulkBar(props: BulkBarProps) {
  const { screens, count, records, matching, onSelectMatching, onEdit, onClear, onDelete, onAction } = props;
  const text = useText();
  const { t } = text;
  const reasonOf = (action: ActionDescriptor<MessageKey>) =>
    action.when === undefined || records?.some((record) => canRun(action, record)) !== false
      ? null
      : t("bulk.noneFits", { condition: conditionText(screens, action.when, text) });
  return (
    <div role="toolbar" data-bulk-bar aria-label={t(screens.messages.selected, { count })} className={styles["bulk"]}>
      <ToolButton aria-label={t("crud.list.clearSelection")} onClick={onClear}>
        <CloseIcon fontSize="small" />
      </ToolButton>
      <p>{t(screens.messages.selected, { count })}</p>
      {matching.count > count ? (
        <ButtonWithReason
          reason={matching.limit}
          className={`${buttons["button"]} ${buttons["flat"]}`}
          onClick={props.isSelecting ? undefined : onSelectMatching}
        >
          {selectText(text, props)}
        </ButtonWithReason>
      ) : null}
      {canBulkEdit(screens) ? <BulkEditMenu screens={screens} onEdit={onEdit} /> : null}
      {screens.actions
        .filter((action) => action.bulk)
        .map((action) => (
          <ButtonWithReason
            key={action.name}
            reason={reasonOf(action)}
            className={`${buttons["button"]} ${buttons["flat"]}`}
            onClick={() => onAction(action)}
          >
            {action.icon ? <Icon name={action.icon} /> : null}
            {t(action.labelKey)}
          </ButtonWithReason>
        ))}
      {screens.operations.includes("delete") ? (
        <button type="button" className={`${buttons["button"]} ${buttons["danger"]}`} onClick={onDelete}>
          <DeleteIcon fontSize="small" />
          {t("crud.action.delete")}
        </button>
      ) : null}
    </div>
  );
}

/** The values of a field to choose from, with their labels. */
function valuesOf(field: FieldDescriptor<MessageKey>, words: Text) {
  const { options, toValue = (value: string): unknown => value } = filterOf(field);
  return (options?.(field, words) ?? []).map(({ value, label }) => ({ value: toValue(value), label }));
}

type BulkEditMenuProps = Pick<BulkBarProps, "screens" | "onEdit">;

/** Menu with the values of the state field, and an entry for any other field. */
function BulkEditMenu({ screens, onEdit }: BulkEditMenuProps) {
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

function valueText(field: FieldDescriptor<MessageKey> | undefined, value: unknown, { t }: Text): string {
  const known = field?.enumeration?.values.find((each) => each.value === value);
  if (known) {
    return t(known.labelKey);
  }
  return typeof value === "boolean" ? t(`crud.boolean.${value}`) : String(value);
}

/** A localized condition: "Status: Active or Waiting". */
function conditionText(
  { fields }: Pick<EntityScreens<MessageKey>, "fields">,
  condition: ConditionDescriptor,
  text: Text,
): string {
  const either = new Intl.ListFormat(text.language, { type: "disjunction" });
  const parts = Object.entries(condition).map(([name, wanted]) => {
    const field = fields[name];
    const values = [wanted].flat().map((value) => valueText(field, value, text));
    return `${field ? text.t(field.labelKey) : name}: ${either.format(values)}`;
  });
  return parts.join(" · ");
}
