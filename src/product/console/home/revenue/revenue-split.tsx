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
  TextField,
  Typography,
} from "entity-console/console/ui";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { RevenueFigure, RevenueMonth, RevenueSplit } from "../../../../../schema/revenue.ts";
import { Change } from "./change.tsx";
import { accountsPath, partKey, partsOf, shareOf, summaryOf } from "./revenue-figures.ts";
import type { SplitView } from "./revenue-view.ts";
import { SPLITS } from "./use-revenue-choice.ts";
import { useRevenueText } from "./use-revenue-text.ts";

interface SplitPickerProps {
  readonly split: RevenueSplit;
  readonly onSplit: (split: RevenueSplit) => void;
  /** The parts of the split, each with its months. */
  readonly parts: readonly (readonly RevenueMonth[])[];
  /** Key of the part whose charts are shown; empty for all. */
  readonly part: string;
  readonly onPart: (part: string) => void;
}

/** Selects the split of the revenue, and one of its parts. */
export function SplitPicker({ split, onSplit, parts, part, onPart }: SplitPickerProps) {
  const { t, partName } = useRevenueText("");
  return (
    <>
      <Choice
        label={t("product.revenue.split")}
        value={split}
        onChange={(value) => onSplit(SPLITS.find((each) => each === value) ?? "unsplit")}
        options={SPLITS.map((each) => [each, t(`product.revenue.splits.${each}`)])}
      />
      {split === "unsplit" ? null : (
        <Choice
          label={t(`product.revenue.splits.${split}`)}
          value={part}
          onChange={onPart}
          options={[
            ["", t("product.revenue.allParts")],
            ...parts.flatMap(([month]) => (month === undefined ? [] : [[partKey(month), partName(month)] as const])),
          ]}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** A native select with its label in the border. */
export function Choice({ label, value, onChange, options }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 160, maxWidth: "min(100%, 280px)" }}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </TextField>
  );
}

/** The movements of a part in the period, with the figure whose accounts explain each. */
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

const RARE: readonly string[] = ["carriedOver", "planTransfer"];
const NUMBER = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" } as const;
/** So that many amounts fit next to the side column of the home page. */
export const DENSE = {
  "& .MuiTableCell-root": { px: 0.75 },
  "& .MuiTableCell-head": { fontSize: "0.75rem", lineHeight: 1.4 },
};
const inCents = (amount: number) => Math.round(amount * 100);

/** The movements of a period by plan or period of payment, which add up to those of the whole. */
export function SplitTable({ view: { by: split, parts, months, compared } }: { readonly view: SplitView }) {
  const currency = months[0]?.currency ?? "";
  const { t, amount, percent, partName, days } = useRevenueText(currency);
  const rows = parts.flatMap((part) => summaryOf(part) ?? []);
  const whole = summaryOf(months);
  const before = compared === null || compared.length === 0 ? null : partsOf(compared).map(summaryOf);
  const closingBefore = (row: RevenueMonth) =>
    before?.find((each) => each !== null && partKey(each) === partKey(row))?.closingBalance ?? 0;
  const wholeBefore = before?.reduce((sum, each) => sum + (each?.closingBalance ?? 0), 0) ?? 0;
  const columns = COLUMNS.filter(([field]) => !RARE.includes(field) || rows.some((row) => inCents(row[field]) !== 0));
  const heads = columns.map(([field]) => t(`product.revenue.${field}`));
  const title = t(`product.revenue.by.${split}`);
  const toSheet = () => [
    [
      t(`product.revenue.splits.${split}`),
      t("product.revenue.month"),
      ...heads,
      t("product.revenue.gained"),
      t("product.revenue.lost"),
      t("product.revenue.payers"),
      t("entity.planPayment.field.currency"),
    ],
    ...parts
      .flat()
      .map((month) => [
        partName(month),
        days(month),
        ...columns.map(([field]) => inCents(month[field]) / 100),
        month.gainedAccounts,
        month.lostAccounts,
        month.closingAccounts,
        month.currency,
      ]),
  ];
  const cells = (row: RevenueMonth, closing: number) => (
    <>
      {columns.map(([field, figure]) => (
        <TableCell key={field} align="right" sx={NUMBER}>
          {figure === null || inCents(row[field]) === 0 ? (
            amount(row[field])
          ) : (
            <Link component={RouterLink} to={accountsPath(figure, row)}>
              {amount(row[field])}
            </Link>
          )}
          {field === "closingBalance" && before !== null ? (
            <Typography component="span" variant="caption" color="textSecondary" sx={{ display: "block" }}>
              <Difference text={amount(closing)} share={shareOf(closing, row.closingBalance)} percent={percent} />
            </Typography>
          ) : null}
        </TableCell>
      ))}
    </>
  );
  return (
    <section>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 1, mb: 0.5 }}>
        <Typography variant="subtitle2" component="h3">
          {title}{" "}
          <Typography component="span" variant="caption" color="textSecondary">
            {currency}
          </Typography>
        </Typography>
        <SaveFigures name={t("product.revenue.splitFile", { split: title, currency })} toTable={toSheet} />
      </Box>
      <SideScroll>
        <Table size="small" aria-label={title} sx={DENSE}>
          <TableHead>
            <TableRow>
              <TableCell>{t(`product.revenue.splits.${split}`)}</TableCell>
              {columns.map(([field], index) => (
                <TableCell key={field} align="right">
                  {heads[index]}
                  {field === "closingBalance" && before !== null ? (
                    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: "block" }}>
                      {t("product.revenue.closingBefore")}
                    </Typography>
                  ) : null}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={partKey(row)}>
                <TableCell component="th" scope="row" sx={{ minWidth: 100, overflowWrap: "anywhere" }}>
                  <bdi>{partName(row)}</bdi>
                </TableCell>
                {cells(row, closingBefore(row))}
              </TableRow>
            ))}
            {whole === null || rows.length < 2 ? null : (
              <TableRow sx={{ "& .MuiTableCell-root": { fontWeight: 600 } }}>
                <TableCell component="th" scope="row">
                  {t("product.revenue.total")}
                </TableCell>
                {cells(whole, wholeBefore)}
              </TableRow>
            )}
          </TableBody>
        </Table>
      </SideScroll>
    </section>
  );
}

interface DifferenceProps {
  readonly text: string;
  readonly share: number | null;
  readonly percent: (share: number) => string;
}

function Difference({ text, share, percent }: DifferenceProps): ReactNode {
  return (
    <>
      {text} {share === null ? null : <Change share={share} text={percent(share)} />}
    </>
  );
}
