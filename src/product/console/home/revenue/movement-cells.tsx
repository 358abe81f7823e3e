import { Link, TableCell } from "entity-console/console/ui";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { RevenueFigure, RevenueMonth } from "../../../../../schema/revenue.ts";
import { accountsPath } from "./revenue-figures.ts";

/** The amounts of a month in the order in which they add up, with the figure whose accounts explain each. */
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

/** Columns that are left out if all their amounts are 0. */
const RARE: readonly string[] = ["carriedOver", "planTransfer"];

const inCents = (amount: number) => Math.round(amount * 100);

/** The columns of a table of these months. */
export function movementColumns(months: readonly RevenueMonth[]) {
  return COLUMNS.filter(([field]) => !RARE.includes(field) || months.some((month) => inCents(month[field]) !== 0));
}

export type MovementColumns = ReturnType<typeof movementColumns>;

/** The amounts of a month as numbers for a sheet. */
export function movementAmounts(columns: MovementColumns, month: RevenueMonth): readonly number[] {
  return columns.map(([field]) => inCents(month[field]) / 100);
}

interface FigureCellProps {
  readonly month: RevenueMonth;
  readonly field: "gainedAccounts" | "lostAccounts" | "closingAccounts" | MovementColumns[number][0];
  readonly figure: RevenueFigure | null;
  readonly text: string;
  /** Below the number. */
  readonly children?: ReactNode;
}

/** A number of a month, with a link to the accounts that explain it unless it is 0. */
export function FigureCell({ month, field, figure, text, children }: FigureCellProps) {
  return (
    <TableCell align="right" sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>
      {figure === null || inCents(month[field]) === 0 ? (
        text
      ) : (
        <Link component={RouterLink} to={accountsPath(figure, month)}>
          {text}
        </Link>
      )}
      {children}
    </TableCell>
  );
}

/** So that many amounts fit next to the side column of the home page. */
export const DENSE = {
  "& .MuiTableCell-root": { px: 0.75 },
  "& .MuiTableCell-head": { fontSize: "0.75rem", lineHeight: 1.4 },
};
