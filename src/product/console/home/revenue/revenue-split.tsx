import { SaveFigures } from "entity-console/console/screens";
import {
  Box,
  SelectField,
  SideScroll,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from "entity-console/console/ui";
import type { ReactNode } from "react";
import type { RevenueMonth, RevenueSplit } from "../../../../../schema/revenue.ts";
import { Change } from "./change.tsx";
import { DENSE, FigureCell, type MovementColumns, movementAmounts, movementColumns } from "./movement-cells.tsx";
import { partKey, partsOf, shareOf, summaryOf } from "./revenue-figures.ts";
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
      <SelectField
        native
        label={t("product.revenue.split")}
        value={split}
        onChange={onSplit}
        options={SPLITS.map((each) => ({ value: each, label: t(`product.revenue.splits.${each}`) }))}
      />
      {split === "unsplit" ? null : (
        <SelectField
          native
          label={t(`product.revenue.splits.${split}`)}
          value={part}
          onChange={onPart}
          options={[
            { value: "", label: t("product.revenue.allParts") },
            ...parts.flatMap(([month]) =>
              month === undefined ? [] : [{ value: partKey(month), label: partName(month) }],
            ),
          ]}
        />
      )}
    </>
  );
}

/** The movements of a period by plan or period of payment, which add up to those of the whole. */
export function SplitTable({ view }: { readonly view: SplitView }) {
  const currency = view.months[0]?.currency ?? "";
  const { t, partName } = useRevenueText(currency);
  const rows = view.parts.flatMap((part) => summaryOf(part) ?? []);
  const whole = summaryOf(view.months);
  const closingBefore = toClosingBefore(view);
  const columns = movementColumns(rows);
  const title = t(`product.revenue.by.${view.by}`);
  return (
    <section>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 1, mb: 0.5 }}>
        <Typography variant="subtitle2" component="h3">
          {title}{" "}
          <Typography component="span" variant="caption" color="textSecondary">
            {currency}
          </Typography>
        </Typography>
        <SaveSplit name={t("product.revenue.splitFile", { split: title, currency })} view={view} columns={columns} />
      </Box>
      <SideScroll>
        <Table size="small" aria-label={title} sx={DENSE}>
          <TableHead>
            <TableRow>
              <TableCell>{t(`product.revenue.splits.${view.by}`)}</TableCell>
              {columns.map(([field]) => (
                <TableCell key={field} align="right">
                  {t(`product.revenue.${field}`)}
                  {field === "closingBalance" && closingBefore ? (
                    <LineBelow>{t("product.revenue.closingBefore")}</LineBelow>
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
                <Movements columns={columns} row={row} closingBefore={closingBefore?.(partKey(row))} />
              </TableRow>
            ))}
            {whole === null || rows.length < 2 ? null : (
              <TableRow sx={{ "& .MuiTableCell-root": { fontWeight: 600 } }}>
                <TableCell component="th" scope="row">
                  {t("product.revenue.total")}
                </TableCell>
                <Movements columns={columns} row={whole} closingBefore={closingBefore?.(null)} />
              </TableRow>
            )}
          </TableBody>
        </Table>
      </SideScroll>
    </section>
  );
}

/** Returns the closing balance of a part, or of all parts for null, in the period before; null without a comparison. */
function toClosingBefore({ compared }: SplitView): ((part: string | null) => number) | null {
  if (compared === null || compared.length === 0) {
    return null;
  }
  const before = partsOf(compared).flatMap((part) => summaryOf(part) ?? []);
  return (part) =>
    before
      .filter((each) => part === null || partKey(each) === part)
      .reduce((sum, { closingBalance }) => sum + closingBalance, 0);
}

interface SaveSplitProps {
  readonly name: string;
  readonly view: SplitView;
  readonly columns: MovementColumns;
}

/** Saves the months of all parts as a sheet. */
function SaveSplit({ name, view: { by: split, parts }, columns }: SaveSplitProps) {
  const { t, partName, days } = useRevenueText("");
  const toSheet = () => [
    [
      t(`product.revenue.splits.${split}`),
      t("product.revenue.month"),
      ...columns.map(([field]) => t(`product.revenue.${field}`)),
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
        ...movementAmounts(columns, month),
        month.gainedAccounts,
        month.lostAccounts,
        month.closingAccounts,
        month.currency,
      ]),
  ];
  return <SaveFigures name={name} toTable={toSheet} />;
}

interface MovementsProps {
  readonly columns: MovementColumns;
  readonly row: RevenueMonth;
  /** The closing balance of the period before; undefined without a comparison. */
  readonly closingBefore: number | undefined;
}

/** The cells of a row; the closing balance with that of the period before below it. */
function Movements({ columns, row, closingBefore }: MovementsProps) {
  const { amount, percent } = useRevenueText(row.currency);
  const share = closingBefore === undefined ? null : shareOf(closingBefore, row.closingBalance);
  return columns.map(([field, figure]) => (
    <FigureCell key={field} month={row} field={field} figure={figure} text={amount(row[field])}>
      {field === "closingBalance" && closingBefore !== undefined ? (
        <LineBelow>
          {amount(closingBefore)} {share === null ? null : <Change share={share} text={percent(share)} />}
        </LineBelow>
      ) : null}
    </FigureCell>
  ));
}

/** A second line in a cell. */
function LineBelow({ children }: { readonly children: ReactNode }) {
  return (
    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: "block" }}>
      {children}
    </Typography>
  );
}
