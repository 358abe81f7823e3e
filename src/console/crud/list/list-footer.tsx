import ChevronLeft from "@mui/icons-material/ChevronLeft";
import ChevronRight from "@mui/icons-material/ChevronRight";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import Typography from "@mui/material/Typography";
import type { MessageKey } from "../../../contract/register.ts";
import { useText } from "../../i18n/use-text.ts";
import { PAGE_SIZES } from "./list-state.ts";
import type { ListTable } from "./list-table-model.tsx";

interface ListFooterProps {
  readonly table: ListTable;
  readonly total: number;
  /** "{{count}} cupons". */
  readonly countKey: MessageKey;
}

/** How many there are, in words, and the way through them. */
export function ListFooter({ table, total, countKey }: ListFooterProps) {
  const { t } = useText();
  const { pageIndex, pageSize } = table.state.pagination;
  const what = t(countKey, { count: total });
  const from = Math.min(pageIndex * pageSize + 1, total);
  const to = Math.min((pageIndex + 1) * pageSize, total);
  const isOnePage = total <= pageSize && pageIndex === 0;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, px: 2, py: 1, minHeight: 52 }}>
      <Typography
        variant="body2"
        color="textSecondary"
        role="status"
        sx={{ flex: 1, fontVariantNumeric: "tabular-nums" }}
      >
        {isOnePage ? what : t("crud.list.range", { from, to, what })}
      </Typography>
      {total > PAGE_SIZES[0] ? <PageSize table={table} /> : null}
      {isOnePage ? null : <PageButtons table={table} />}
    </Box>
  );
}

type TableProps = Pick<ListFooterProps, "table">;

function PageSize({ table }: TableProps) {
  const { t } = useText();
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ display: { xs: "none", sm: "block" } }}>
        {t("crud.list.rowsPerPage")}
      </Typography>
      <Select
        size="small"
        variant="standard"
        disableUnderline
        value={table.state.pagination.pageSize}
        onChange={(event) => table.setPagination({ pageIndex: 0, pageSize: Number(event.target.value) })}
        inputProps={{ "aria-label": t("crud.list.rowsPerPage") }}
        sx={{ fontSize: "0.875rem" }}
      >
        {PAGE_SIZES.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </Select>
    </>
  );
}

function PageButtons({ table }: TableProps) {
  const { t } = useText();
  return (
    <Box>
      <IconButton
        size="small"
        aria-label={t("crud.list.previousPage")}
        disabled={!table.getCanPreviousPage()}
        onClick={() => table.previousPage()}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t("crud.list.nextPage")}
        disabled={!table.getCanNextPage()}
        onClick={() => table.nextPage()}
      >
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
