import { ChevronLeftIcon } from "../../../ui/icons/chevron-left.ts";
import { ChevronRightIcon } from "../../../ui/icons/chevron-right.ts";
import { FirstPageIcon } from "../../../ui/icons/first-page.ts";
import { LastPageIcon } from "../../../ui/icons/last-page.ts";
import { useState } from "react";
import type { MessageKey } from "../../../../contract/register.ts";
import { useText } from "../../../i18n/use-text.ts";
import { numberFormat } from "../../../lib/intl-formats.ts";
import { idleComponent } from "../../../ui/lazy-component.tsx";
import { ToolButton } from "../../../ui/tool-button.tsx";
import { PAGE_SIZES } from "../../query/list-state.ts";
import type { ListData } from "../data/use-list-data.ts";
import styles from "./list-footer.module.css";
import type { ListTable } from "./list-table-model.tsx";

interface ListFooterProps {
  readonly table: ListTable;
  readonly data: Pick<ListData, "total" | "isAtLeast">;
  /** Message with the number of records, such as "{{count}} cupons". */
  readonly countKey: MessageKey;
}

/** Visible in print only. */
const PrintedPage = idleComponent(async () => (await import("./printed-page.tsx")).PrintedPage);

/** Number of records, page size and page navigation. */
export function ListFooter({ table, data: { total, isAtLeast }, countKey }: ListFooterProps) {
  const { t } = useText();
  const { pageIndex, pageSize } = table;
  const what = t(countKey, { count: total });
  const from = Math.min(pageIndex * pageSize + 1, total);
  const to = Math.min((pageIndex + 1) * pageSize, total);
  const isOnePage = total <= pageSize && pageIndex === 0;
  return (
    <div className={styles["footer"]}>
      <div role="status" className={styles["total"]}>
        {isOnePage ? what : t(isAtLeast ? "crud.list.rangeAtLeast" : "crud.list.range", { from, to, subject: what })}
      </div>
      {total > PAGE_SIZES[0] ? <PageSize table={table} /> : null}
      {isOnePage ? null : <PageButtons table={table} isAtLeast={isAtLeast} />}
    </div>
  );
}

type TableProps = Pick<ListFooterProps, "table">;

function PageSize({ table }: TableProps) {
  const { t, language } = useText();
  return (
    <label className={styles["size"]}>
      <span>{t("crud.list.rowsPerPage")}</span>
      <select
        aria-label={t("crud.list.rowsPerPage")}
        value={table.pageSize}
        onChange={(event) => table.goTo({ pageIndex: 0, pageSize: Number(event.target.value) })}
      >
        {PAGE_SIZES.filter((size) => size <= table.maxPageSize).map((size) => (
          <option key={size} value={size}>
            {numberFormat(language, { useGrouping: false }).format(size)}
          </option>
        ))}
      </select>
    </label>
  );
}

function PageButtons({ table, isAtLeast }: TableProps & { readonly isAtLeast: boolean }) {
  const { t } = useText();
  const { pageIndex } = table;
  const last = Math.max(0, table.pageCount - 1);
  const go = (index: number) => table.goTo({ pageIndex: index });
  const [isFirst, isLast] = [pageIndex <= 0, pageIndex >= last];
  return (
    <>
      <PrintedPage page={pageIndex + 1} pages={last + 1} isAtLeast={isAtLeast} />
      <div className={styles["pages"]}>
        <ToolButton aria-label={t("find.page.first")} disabled={isFirst} onClick={() => go(0)}>
          <FirstPageIcon className="mirrored" />
        </ToolButton>
        <ToolButton aria-label={t("crud.list.previousPage")} disabled={isFirst} onClick={() => go(pageIndex - 1)}>
          <ChevronLeftIcon className="mirrored" />
        </ToolButton>
        {last > 1 && !(isAtLeast && last <= pageIndex + 1) ? (
          <PageJump key={pageIndex} page={pageIndex + 1} pages={last + 1} onGo={go} />
        ) : null}
        <ToolButton aria-label={t("crud.list.nextPage")} disabled={isLast} onClick={() => go(pageIndex + 1)}>
          <ChevronRightIcon className="mirrored" />
        </ToolButton>
        {isAtLeast ? null : (
          <ToolButton aria-label={t("find.page.last")} disabled={isLast} onClick={() => go(last)}>
            <LastPageIcon className="mirrored" />
          </ToolButton>
        )}
      </div>
    </>
  );
}

interface PageJumpProps {
  readonly page: number;
  readonly pages: number;
  readonly onGo: (index: number) => void;
}

/** Page number input. */
function PageJump({ page, pages, onGo }: PageJumpProps) {
  const { t } = useText();
  const [text, setText] = useState(String(page));
  const go = () => {
    const wanted = Math.min(pages, Math.max(1, Math.round(Number(text)) || page));
    setText(String(wanted));
    if (wanted !== page) {
      onGo(wanted - 1);
    }
  };
  return (
    <input
      className={styles["jump"]}
      aria-label={t("find.page.go")}
      inputMode="numeric"
      value={text}
      onChange={(event) => setText(event.target.value.replace(/\D/g, ""))}
      onBlur={go}
      onKeyDown={(event) => {
        if (event.key === "Enter") {
          go();
        }
      }}
    />
  );
}
