import { CloseIcon } from "../../ui/icons/close.ts";
import { DeleteIcon } from "../../ui/icons/delete.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type {
  ActionDescriptor,
  ConditionDescriptor,
  EntityScreens,
  FieldDescriptor,
} from "../../../contract/screens.ts";
import type { Text } from "../../i18n/text.ts";
import { useText } from "../../i18n/use-text.ts";
import { ButtonWithReason } from "../../ui/button-with-reason.tsx";
import { Icon } from "../../ui/icon.tsx";
import buttons from "../../ui/plain-button.module.css";
import { ToolButton } from "../../ui/tool-button.tsx";
import { canBulkEdit } from "../record/editable-fields.ts";
import { canRun } from "../rules/can-run.ts";
import styles from "./bulk-bar.module.css";
import { BulkEditMenu } from "./bulk-edit-menu.tsx";
import { type BulkTasksProps, useBulkTasks } from "./use-bulk-tasks.tsx";

interface BulkBarProps extends BulkTasksProps {
  /** All records that match the list's query. */
  readonly matching: Matching;
  readonly isSelecting: boolean;
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
  const { screens, all = null, records, matching, onSelectMatching, onClear } = props;
  const { start, dialog } = useBulkTasks(props);
  const count = all === null ? records.length : all.count - all.except.length;
  const text = useText();
  const { t } = text;
  /** An action with a condition is disabled if none of the records meets it. */
  const reasonOf = (action: ActionDescriptor<MessageKey>) =>
    action.when === undefined || all !== null || records.some((record) => canRun(action, record))
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
          onClick={props.isSelecting ? undefined : () => void onSelectMatching()}
        >
          {selectText(text, props)}
        </ButtonWithReason>
      ) : null}
      {canBulkEdit(screens) ? (
        <BulkEditMenu screens={screens} onEdit={(choice) => start({ kind: "change", choice })} />
      ) : null}
      {screens.actions
        .filter((action) => action.bulk)
        .map((action) => (
          <ButtonWithReason
            key={action.name}
            reason={reasonOf(action)}
            className={`${buttons["button"]} ${buttons["flat"]}`}
            onClick={() => start({ kind: "action", action })}
          >
            {action.icon ? <Icon name={action.icon} /> : null}
            {t(action.labelKey)}
          </ButtonWithReason>
        ))}
      {screens.operations.includes("delete") ? (
        <button
          type="button"
          className={`${buttons["button"]} ${buttons["danger"]}`}
          onClick={() => start({ kind: "delete" })}
        >
          <DeleteIcon fontSize="small" />
          {t("crud.action.delete")}
        </button>
      ) : null}
      {dialog}
    </div>
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
