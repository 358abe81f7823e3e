import { useQuery } from "@tanstack/react-query";
import { entityKey, formatDateTime, type TextKey, useService } from "entity-console/console";
import { SaveFigures } from "entity-console/console/screens";
import { Box, Link, SelectField, TableCell, TableRow } from "entity-console/console/ui";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import type { Periodicity } from "../../../../../schema/enums.ts";
import type { RevenueAccount, RevenueFigure } from "../../../../../schema/revenue.ts";
import { DetailsTable, FigureDetails, PAGE_SIZE } from "./figure-details.tsx";
import { monthsOf, partKey, partsOf } from "./revenue-figures.ts";
import { useRevenueText } from "./use-revenue-text.ts";

/** Maximum number of rows in a sheet. */
const MOST_SAVED = 20_000;
const PERIODICITIES: readonly Periodicity[] = ["monthly", "yearly"];

const TITLES: Readonly<Record<RevenueFigure, TextKey>> = {
  openingBalance: "product.revenue.carriedOver",
  newBusiness: "product.revenue.newBusiness",
  reactivation: "product.revenue.reactivation",
  expansion: "product.revenue.expansion",
  contraction: "product.revenue.contraction",
  churn: "product.revenue.churn",
  planTransfer: "product.revenue.planTransfer",
  closingBalance: "product.revenue.payers",
  accountsGained: "product.revenue.gained",
  accountsLost: "product.revenue.lost",
};

const isFigure = (text: string): text is RevenueFigure => Object.hasOwn(TITLES, text);

/** What the address selects, and a function that changes it. */
function useSelection() {
  const [address, setAddress] = useSearchParams();
  const textOf = (name: string) => address.get(name) ?? "";
  const figure = textOf("figure");
  const planId = textOf("planId");
  const periodicity = PERIODICITIES.find((each) => each === textOf("periodicity"));
  const query = {
    figure: isFigure(figure) ? figure : "closingBalance",
    currency: textOf("currency"),
    sinceDay: textOf("since"),
    untilDay: textOf("until"),
    ...(planId === "" ? {} : { planId }),
    ...(periodicity === undefined ? {} : { periodicity }),
  } as const;
  const change = (changes: Readonly<Record<string, string>>) =>
    setAddress({ ...Object.fromEntries(address), page: "1", ...changes });
  return { query, page: Number(address.get("page") ?? 1), change };
}

type Selection = ReturnType<typeof useSelection>;

/** The accounts behind a point or a bar of the revenue charts. */
export function RevenueAccountsScreen() {
  const selection = useSelection();
  const { query: selected, page, change } = selection;
  const { revenueAccounts } = useService();
  const { t, days } = useRevenueText(selected.currency);
  const query = useQuery({
    queryKey: [...entityKey("account"), "revenueAccounts", selected, page],
    queryFn: ({ signal }) => revenueAccounts({ ...selected, page: String(page) }, { signal }),
  });
  const { data } = query;
  const title = t(TITLES[selected.figure]);
  const period = `${days({ ...selected, isPartial: true })}, ${selected.currency}`;
  return (
    <FigureDetails
      title={t("product.revenue.of", { figure: title })}
      text={[period, ...(data ? [t("entity.account.count", { count: data.accountCount })] : [])].join(" · ")}
      query={query}
      count={data?.accountCount ?? 0}
      page={page}
      onPage={(next) => change({ page: String(next) })}
      tools={<Filters selection={selection} count={data?.accountCount ?? 0} title={title} />}
    >
      {data ? <AccountsTable rows={data.accounts} currency={selected.currency} title={title} /> : null}
    </FigureDetails>
  );
}

interface FiltersProps {
  readonly selection: Selection;
  readonly count: number;
  readonly title: string;
}

/** Narrows the accounts to a plan and a period of payment, and saves them as a sheet. */
function Filters({ selection: { query, change }, count, title }: FiltersProps) {
  const { currency, sinceDay, untilDay, planId = "", periodicity = "" } = query;
  const { revenueHistory } = useService();
  const { t, partName } = useRevenueText(currency);
  const toTable = useAccountsSheet(query, count);
  const { data: plans = [] } = useQuery({
    queryKey: [...entityKey("account"), "revenuePlans", currency, sinceDay, untilDay],
    queryFn: async ({ signal }) => {
      const history = await revenueHistory({ sinceDay, untilDay, currency, splitBy: "plan" }, { signal });
      return partsOf(monthsOf(history, currency)).flatMap(([month]) => month ?? []);
    },
  });
  const all = { value: "", label: t("product.revenue.allParts") };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
      <SelectField
        native
        label={t("entity.plan.one")}
        value={planId}
        onChange={(value) => change({ planId: value })}
        options={[all, ...plans.map((plan) => ({ value: partKey(plan), label: partName(plan) }))]}
      />
      <SelectField
        native
        label={t("product.revenue.splits.periodicity")}
        value={periodicity}
        onChange={(value) => change({ periodicity: value })}
        options={[all, ...PERIODICITIES.map((each) => ({ value: each, label: t(`enum.periodicity.${each}`) }))]}
      />
      {count > 0 ? (
        <Box component="span" sx={{ marginInlineStart: "auto" }}>
          <SaveFigures name={title} toTable={toTable} />
        </Box>
      ) : null}
    </Box>
  );
}

/** Loads all pages of the accounts as a sheet. */
function useAccountsSheet(query: Selection["query"], count: number) {
  const { revenueAccounts } = useService();
  const { t, language } = useRevenueText(query.currency);
  return async () => {
    const rows: RevenueAccount[] = [];
    const pages = Math.ceil(Math.min(count, MOST_SAVED) / PAGE_SIZE);
    for (let page = 1; page <= pages; page += 1) {
      rows.push(...(await revenueAccounts({ ...query, page: String(page) })).accounts);
    }
    return [
      [...COLUMNS.map((key) => t(key)), t("entity.planPayment.field.currency")],
      ...rows.map((row) => [
        row.username ?? t("product.revenue.deletedAccount"),
        ...[row.monthlyAfter - row.monthlyBefore, row.monthlyBefore, row.monthlyAfter].map(
          (amount) => Math.round(amount * 100) / 100,
        ),
        row.plan ?? "",
        formatDateTime(row.effectiveAt, language),
        t(`product.revenue.causes.${row.movementCause}`),
        query.currency,
      ]),
    ];
  };
}

const COLUMNS = [
  "entity.account.one",
  "product.revenue.difference",
  "product.revenue.monthlyBefore",
  "product.revenue.monthlyAfter",
  "entity.plan.one",
  "product.revenue.when",
  "product.revenue.cause",
] as const;

interface AccountsTableProps {
  readonly rows: readonly RevenueAccount[];
  readonly currency: string;
  readonly title: string;
}

function AccountsTable({ rows, currency, title }: AccountsTableProps) {
  const { t, money, signed, language } = useRevenueText(currency);
  const number = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" } as const;
  return (
    <DetailsTable
      label={title}
      head={
        <>
          <TableCell>{t("entity.account.one")}</TableCell>
          <TableCell align="right">{t("product.revenue.difference")}</TableCell>
          <TableCell align="right">{t("product.revenue.monthlyBefore")}</TableCell>
          <TableCell align="right">{t("product.revenue.monthlyAfter")}</TableCell>
          <TableCell sx={{ minWidth: 140 }}>{t("entity.plan.one")}</TableCell>
          <TableCell>{t("product.revenue.when")}</TableCell>
          <TableCell>{t("product.revenue.cause")}</TableCell>
        </>
      }
      rows={rows.map((row) => (
        <TableRow key={`${row.accountId} ${row.effectiveAt}`}>
          <TableCell component="th" scope="row" sx={{ minWidth: 180, overflowWrap: "anywhere" }}>
            {row.username === undefined ? (
              t("product.revenue.deletedAccount")
            ) : (
              <Link component={RouterLink} to={`/accounts/show/${encodeURIComponent(row.accountId)}`}>
                <bdi>{row.username}</bdi>
              </Link>
            )}
          </TableCell>
          <TableCell align="right" sx={number}>
            {signed(row.monthlyAfter - row.monthlyBefore)}
          </TableCell>
          <TableCell align="right" sx={number}>
            {money(row.monthlyBefore)}
          </TableCell>
          <TableCell align="right" sx={number}>
            {money(row.monthlyAfter)}
          </TableCell>
          <TableCell>{row.plan ?? "–"}</TableCell>
          <TableCell sx={number}>{formatDateTime(row.effectiveAt, language)}</TableCell>
          <TableCell>{t(`product.revenue.causes.${row.movementCause}`)}</TableCell>
        </TableRow>
      ))}
    />
  );
}
