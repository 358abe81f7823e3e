import { SaveFigures } from "entity-console/console/screens";
import {
  Box,
  SideScroll,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from "entity-console/console/ui";
import type { RevenueFigure, RevenueMonth } from "../../../../../schema/revenue.ts";
import { DENSE, FigureCell, movementAmounts, movementColumns } from "./movement-cells.tsx";
import { useRevenueText } from "./use-revenue-text.ts";

/** The numbers of accounts of a month, with the figure that lists them. */
const ACCOUNTS = [
  ["gainedAccounts", "accountsGained"],
  ["lostAccounts", "accountsLost"],
  ["closingAccounts", "closingBalance"],
] as const satisfies readonly (readonly [keyof RevenueMonth, RevenueFigure])[];

/** The months stay in view while the amounts scroll sideways. */
const FROZEN = {
  ...DENSE,
  // Twelve columns fit beside the panels of a window of 1440 pixels.
  "& .MuiTableCell-root": { px: 0.625 },
  "& tbody th, & thead th:first-of-type": {
    position: "sticky",
    insetInlineStart: 0,
    minWidth: 84,
    bgcolor: "var(--surface)",
  },
} as const;

/** The figures of the charts as a table and as a sheet. */
export function RevenueTable({ months }: { readonly months: readonly RevenueMonth[] }) {
  const currency = months[0]?.currency ?? "";
  const { t, amount, month: shortMonth, days, language } = useRevenueText(currency);
  const columns = movementColumns(months);
  const titles = [t("product.revenue.month"), ...columns.map(([field]) => t(`product.revenue.${field}`))];
  const counts = [t("product.revenue.gained"), t("product.revenue.lost"), t("product.revenue.payers")];
  const toTable = () => [
    [...titles, ...counts, t("entity.planPayment.field.currency")],
    ...months.map((month) => [
      days(month),
      ...movementAmounts(columns, month),
      month.gainedAccounts,
      month.lostAccounts,
      month.closingAccounts,
      currency,
    ]),
  ];
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: "pointer", fontWeight: 500 }}>
        {t("product.revenue.asTable")}
      </Box>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 1, my: 1 }}>
        <Typography variant="caption" color="textSecondary">
          {currency}
        </Typography>
        <SaveFigures name={t("product.revenue.file", { currency })} toTable={toTable} />
      </Box>
      <SideScroll>
        <Table size="small" aria-label={t("product.revenue.title")} sx={FROZEN}>
          <TableHead>
            <TableRow>
              {[...titles, ...counts].map((title, index) => (
                <TableCell key={title} align={index === 0 ? "left" : "right"}>
                  {title}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {months.map((month) => (
              <TableRow key={month.sinceDay}>
                <TableCell component="th" scope="row">
                  {shortMonth(month.sinceDay)}
                  {month.isPartial ? (
                    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: "block" }}>
                      {days(month)}
                    </Typography>
                  ) : null}
                </TableCell>
                {columns.map(([field, figure]) => (
                  <FigureCell key={field} month={month} field={field} figure={figure} text={amount(month[field])} />
                ))}
                {ACCOUNTS.map(([field, figure]) => (
                  <FigureCell
                    key={field}
                    month={month}
                    field={field}
                    figure={figure}
                    text={month[field].toLocaleString(language)}
                  />
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </SideScroll>
    </Box>
  );
}
