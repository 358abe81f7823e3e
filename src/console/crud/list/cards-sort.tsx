import ArrowDownward from "@mui/icons-material/ArrowDownward";
import { useId } from "react";
import { useText } from "../../i18n/use-text.ts";
import { ToolButton } from "../../ui/tool-button.tsx";
import styles from "./cards-sort.module.css";
import type { ListColumn } from "./list-table-model.tsx";

/** What cards are sorted by: they have no heads of columns to click at. */
export function CardsSort({ columns }: { readonly columns: readonly ListColumn[] }) {
  const { t } = useText();
  const id = useId();
  const sortable = columns.filter(({ canSort }) => canSort);
  const current = sortable.find(({ sorted }) => sorted !== null);
  const choose = (name: string) => sortable.find(({ field }) => field.name === name)?.toggleSort(false);
  return sortable.length === 0 ? null : (
    <div className={styles["line"]}>
      <label htmlFor={id}>{t("find.sort.label")}</label>
      <select id={id} value={current?.field.name ?? ""} onChange={(event) => choose(event.target.value)}>
        {current ? null : <option value="" />}
        {sortable.map(({ field }) => (
          <option key={field.name} value={field.name}>
            {t(field.labelKey)}
          </option>
        ))}
      </select>
      {current ? (
        <ToolButton
          aria-label={t("find.sort.turn")}
          title={t("find.sort.turn")}
          onClick={() => current.toggleSort(false)}
          data-order={current.sorted}
        >
          <ArrowDownward fontSize="small" />
        </ToolButton>
      ) : null}
    </div>
  );
}
