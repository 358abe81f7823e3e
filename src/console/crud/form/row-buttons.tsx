import ArrowDownward from "@mui/icons-material/ArrowDownward";
import ArrowUpward from "@mui/icons-material/ArrowUpward";
import DeleteOutline from "@mui/icons-material/DeleteOutlined";
import { useText } from "../../i18n/use-text.ts";
import { ToolButton } from "../../ui/tool-button.tsx";
import styles from "./form.module.css";
import type { RowSteps } from "./use-rows.ts";

interface RowButtonsProps {
  readonly index: number;
  readonly isLast: boolean;
  readonly steps: RowSteps;
}

/** Moves or removes one row of an embedded table. */
export function RowButtons({ index, isLast, steps }: RowButtonsProps) {
  const { t } = useText();
  const row = index + 1;
  return (
    <span className={styles["buttons"]}>
      <ToolButton
        aria-label={t("crud.form.moveUp", { row })}
        disabled={index === 0}
        onClick={() => steps.move(index, -1)}
      >
        <ArrowUpward fontSize="small" />
      </ToolButton>
      <ToolButton aria-label={t("crud.form.moveDown", { row })} disabled={isLast} onClick={() => steps.move(index, 1)}>
        <ArrowDownward fontSize="small" />
      </ToolButton>
      <ToolButton aria-label={t("crud.form.removeRow", { row })} onClick={() => steps.remove(index)}>
        <DeleteOutline fontSize="small" />
      </ToolButton>
    </span>
  );
}
