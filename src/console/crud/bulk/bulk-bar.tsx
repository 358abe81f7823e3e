import { CloseIcon } from "../../ui/icons/close.ts";
import { DeleteIcon } from "../../ui/icons/delete.ts";
import { EditIcon } from "../../ui/icons/edit.ts";
import { useCallback, useEffect, useState } from "react";
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
import { useLatest } from "../../lib/use-latest.ts";
import { ButtonWithReason } from "../../ui/button-with-reason.tsx";
import { Icon } from "../../ui/icon.tsx";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import buttons from "../../ui/plain-button.module.css";
import { ToolButton } from "../../ui/tool-button.tsx";
import type { AllMatching } from "../jobs/all-matching.ts";
import { useOverrides } from "../overrides/overrides-context.ts";
import { bulkFields, canBulkEdit, stateField } from "../record/editable-fields.ts";
import { canRun } from "../rules/can-run.ts";
import styles from "./bulk-bar.module.css";
import type { JobTask } from "./job-task.ts";
import type { BulkChoice } from "./use-bulk-change.ts";

const JobDialog = lazyComponent(async () => (await import("./job-dialog.tsx")).JobDialog);

interface BulkBarProps {
  readonly screens: EntityScreens<MessageKey>;
  /** All matching records, if they are selected without being loaded. */
  readonly all?: AllMatching | null;
  /** The loaded selected records. An action with a condition is disabled if none of them meets it. */
  readonly records: readonly EntityRecord[];
  /** All records that match the list's query. */
  readonly matching: Matching;
  readonly isSelecting: boolean;
  /** With true, loads the records, except those with the ids. Resolves to false if that failed. */
  readonly onSelectMatching: (isLoaded?: boolean, except?: readonly string[]) => Promise<boolean>;
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
  const { screens, all = null, records, matching, onSelectMatching, onClear } = props;
  const { start, dialog } = useTasks(props);
  const count = all === null ? records.length : all.count - all.except.length;
  const text = useText();
  const { t } = text;
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

/** Starts a task: as a job of the backend if all matching records are selected and it can be one, else in the browser. */
function useTasks({ screens, all = null, records, onSelectMatching, onClear, ...own }: BulkBarProps) {
  const { bulkSideEffects } = useOverrides(screens.entity);
  const [task, setTask] = useState<JobTask | null>(null);
  /** A task of the browser that waits for the records. */
  const [waiting, setWaiting] = useState<JobTask | null>(null);
  const run = useLatest((next: JobTask) => {
    switch (next.kind) {
      case "change":
        own.onEdit(next.choice);
        break;
      case "delete":
        own.onDelete();
        break;
      default:
        own.onAction(next.action);
    }
  });
  useEffect(() => {
    if (waiting !== null && all === null) {
      setWaiting(null);
      run.current(waiting);
    }
  }, [waiting, all]);
  const runHere = async (next: JobTask) => {
    setTask(null);
    setWaiting(next);
    if (!(await onSelectMatching(true, all?.except))) {
      setWaiting(null);
    }
  };
  const start = (next: JobTask) => {
    if (all === null) {
      run.current(next);
    } else if (canBeJob(next, bulkSideEffects !== null)) {
      setTask(next);
    } else {
      void runHere(next);
    }
  };
  const close = (isStarted: boolean) => {
    setTask(null);
    if (isStarted) {
      onClear();
    }
  };
  const dialog =
    task !== null && all !== null ? (
      <JobDialog
        screens={screens}
        all={all}
        task={task}
        sample={records}
        onUnsupported={() => void runHere(task)}
        onMissing={() => setTask(null)}
        onClose={close}
      />
    ) : null;
  return { start, dialog };
}

/** Inputs, tokens to show, and other fields that change along need the browser. */
function canBeJob(task: JobTask, hasSideEffects: boolean): boolean {
  switch (task.kind) {
    case "change":
      return !hasSideEffects;
    case "delete":
      return true;
    default:
      return task.action.inputs === undefined && task.action.issues === null;
  }
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
