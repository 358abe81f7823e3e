import { formatMoney, formatNumber, useText } from "entity-console/console";
import { Link, Panel, Skeleton } from "entity-console/console/ui";
import { Link as RouterLink } from "react-router-dom";
import { currency } from "../../../../generated/currency.ts";
import { useFinance } from "../home/use-finance.ts";
import { Figure, Figures } from "../show/figures.tsx";
import { planRevenue } from "./plan-revenue.ts";

/** Number of paying accounts and monthly revenue of a plan; a notice if the backend cannot provide them. */
export function PlanFigures({ planId }: { readonly planId: string }) {
  const { t, language } = useText();
  const { data, isError } = useFinance();
  const { payers, onDemand, sums } = planRevenue(data?.revenue ?? [], planId);
  const wait = <Skeleton width={80} />;
  const path = `/accounts?${new URLSearchParams({ status: "active", planId }).toString()}`;
  const monthly = sums.map(([code, sum]) => formatMoney(sum, language, code)).join(" + ");
  const left = onDemand > 0 ? t("product.finance.onDemand", { count: onDemand }) : null;
  return (
    <Panel title={t("product.plan.glance")}>
      <Figures>
        <Figure label={t("product.plan.payers")} note={isError ? t("product.plan.unsummed") : null}>
          {isError ? "–" : null}
          {data ? (
            <Link component={RouterLink} to={path}>
              {formatNumber(payers, language)}
            </Link>
          ) : null}
          {data || isError ? null : wait}
        </Figure>
        <Figure label={t("product.finance.revenue")} note={left}>
          {data ? monthly || formatMoney(0, language, currency) : isError ? "–" : wait}
        </Figure>
      </Figures>
    </Panel>
  );
}
