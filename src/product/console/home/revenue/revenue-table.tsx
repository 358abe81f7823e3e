import { SaveFigures } from "entity-console/console/screens";
import {
  Box,
  Link,
  SideScroll,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from "entity-console/console/ui";
import { Link as RouterLink } from "react-router-dom";
import type { RevenueFigure, RevenueMonth } from "../../../../../schema/revenue.ts";
import { accountsPath } from "./revenue-figures.ts";
import { DENSE } from "./revenue-split.tsx";
import { useRevenueText } from "./use-revenue-text.ts";

/** Columns that are left out if all their amounts are 0. */
const RARE: readonly string[] = ["carriedOver", "planTransfer"];

/** The amounts of a month in the order in which they add up, with the figure whose accounts explain them. */
const COLUMNS = [
  ["openingBalance", null],
  ["carriedOver", "openingBalance"],
  ["newBusiness", "newBusiness"],
  ["reactivation", "reactivation"],
  ["expansion", "expansion"],
  ["contraction", "contraction"],
  ["churn", "churn"],
  ["planTransfer", "planTransfer"],
  ["closingBalance", "closingBalance"],
] as const satisfies readonly (readonly [keyof RevenueMonth, RevenueFigure | null])[];

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
  const columns = COLUMNS.filter(
    ([field]) => !RARE.includes(field) || months.some((month) => Math.round(month[field] * 100) !== 0),
  );
  const titles = [t("product.revenue.month"), ...columns.map(([field]) => t(`product.revenue.${field}`))];
  const counts = [t("product.revenue.gained"), t("product.revenue.lost"), t("product.revenue.payers")];
  const toTable = () => [
    [...titles, ...counts, t("entity.planPayment.field.currency")],
    ...months.map((month) => [
      days(month),
      ...columns.map(([field]) => Math.round(month[field] * 100) / 100),
      month.gainedAccounts,
      month.lostAccounts,
      month.closingAccounts,
      currency,
    ]),
  ];
  const number = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" } as const;
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
                  <TableCell key={field} align="right" sx={number}>
                    {figure === null || month[field] === 0 ? (
                      amount(month[field])
                    ) : (
                      <Link component={RouterLink} to={accountsPath(figure, month)}>
                        {amount(month[field])}
                      </Link>
                    )}
                  </TableCell>
                ))}
                {ACCOUNTS.map(([field, figure]) => (
                  <TableCell key={field} align="right" sx={number}>
                    {month[field] === 0 ? (
                      "0"
                    ) : (
                      <Link component={RouterLink} to={accountsPath(figure, month)}>
                        {month[field].toLocaleString(language)}
                      </Link>
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </SideScroll>
    </Box>
  );
}
