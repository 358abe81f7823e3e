import { ArrowDownwardIcon } from "../../ui/icons/arrow-downward.ts";
import { ArrowUpwardIcon } from "../../ui/icons/arrow-upward.ts";
import { DeleteIcon } from "../../ui/icons/delete.ts";
import { useText } from "../../i18n/use-text.ts";
import { ToolButton } from "../../ui/tool-button.tsx";
import styles from "./form.module.css";
import type { RowSteps } from "./use-rows.ts";

interface RowButtonsProps {
  readonly index: number;
  readonly isLast: boolean;
  /** True if the table is read-only. */
  readonly isFixed: boolean;
  readonly steps: RowSteps;
}

/** Moves the focus from a row that will be removed to the button that removes the next row, else to the table. */
function focusBeside(button: Element): void {
  const row = button.closest("[data-row]");
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const buttons = [...(next?.querySelectorAll<HTMLElement>("[data-remove]") ?? [])];
  // A row can have tables within, with rows of their own.
  const own = buttons.find((each) => each.closest("[data-row]") === next);
  (own ?? row?.parentElement?.closest<HTMLElement>("[role=group]"))?.focus();
}

/** Moves or removes one row of an embedded table. */
export function RowButtons({ index, isLast, isFixed, steps }: RowButtonsProps) {
  const { t } = useText();
  const row = index + 1;
  return (
    <span className={styles["buttons"]}>
      <ToolButton
        aria-label={t("crud.form.moveUp", { row })}
        disabled={isFixed || index === 0}
        onClick={() => steps.move(index, -1)}
      >
        <ArrowUpwardIcon fontSize="small" />
      </ToolButton>
      <ToolButton
        aria-label={t("crud.form.moveDown", { row })}
        disabled={isFixed || isLast}
        onClick={() => steps.move(index, 1)}
      >
        <ArrowDownwardIcon fontSize="small" />
      </ToolButton>
      <ToolButton
        aria-label={t("crud.form.removeRow", { row })}
        disabled={isFixed}
        data-remove
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget);
          steps.remove(index);
        }}
      >
        <DeleteIcon fontSize="small" />
      </ToolButton>
    </span>
  );
}
