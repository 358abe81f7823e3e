import { ArrowDownwardIcon } from "../../../ui/icons/arrow-downward.ts";
import { useId } from "react";
import { useLocation } from "react-router-dom";
import { useText } from "../../../i18n/use-text.ts";
import { ToolButton } from "../../../ui/tool-button.tsx";
import styles from "./cards-sort.module.css";
import type { ListColumn } from "./list-table-model.tsx";

/** Sort control of cards, which have no column headers. */
export function CardsSort({ columns }: { readonly columns: readonly ListColumn[] }) {
  const { t } = useText();
  const id = useId();
  const asked = new URLSearchParams(useLocation().search).get("sort") ?? "";
  const sortable = columns.filter(({ canSort }) => canSort);
  const [current, ...others] = inOrder(sortable, asked);
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
          onClick={() => current.toggleSort(others.length > 0)}
          data-order={current.sorted}
        >
          <ArrowDownwardIcon fontSize="small" />
        </ToolButton>
      ) : null}
      {others.length > 0 ? (
        <span className={styles["others"]}>
          {t("find.sort.then", { columns: others.map(({ field }) => t(field.labelKey)).join(", ") })}
        </span>
      ) : null}
    </div>
  );
}

/** Sorted columns by priority, as in the URL. */
function inOrder(columns: readonly ListColumn[], asked: string): readonly ListColumn[] {
  const names = asked.split(",").map((name) => name.replace(/^-/, ""));
  const rank = ({ field }: ListColumn) => names.indexOf(field.name);
  return columns.filter(({ sorted }) => sorted !== null).sort((one, other) => rank(one) - rank(other));
}
