import { useProduct, useText } from "entity-console/console";
import { ValuePanel } from "entity-console/console/screens";
import { Box, Link, Panel } from "entity-console/console/ui";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { CouponSituationsPanel } from "./coupon-situations-panel.tsx";
import { ExpiringCoupons } from "./expiring-coupons.tsx";
import { FinanceNotes, RevenueByPlan } from "./finance-panels.tsx";
import { PlanAccountsPanel } from "./plan-accounts-panel.tsx";

const flagKeys = { true: "product.home.active", false: "product.home.inactive" } as const;

/** Links to the screens that show records in another way. */
function ViewsPanel() {
  const { t } = useText();
  const { breakdownRoutes } = useProduct().model;
  return (
    <Panel title={t("product.home.views")}>
      <Box component="ul" sx={{ display: "grid", gap: 1, m: 0, p: 0, listStyle: "none" }}>
        {breakdownRoutes.map(({ path, titleKey }) => (
          <li key={path}>
            <Link component={RouterLink} to={path}>
              {t(titleKey)}
            </Link>
          </li>
        ))}
      </Box>
    </Panel>
  );
}

/** Short panels, each with links to the records that it counts. They fit into a narrow column. */
export function Notes() {
  return (
    <>
      <FinanceNotes>
        <ExpiringCoupons />
      </FinanceNotes>
      <ValuePanel titleKey="product.home.accountsByStatus" entity="account" field="status" />
      <CouponSituationsPanel />
      <ValuePanel titleKey="product.home.plansByStatus" entity="plan" field="status" />
      <ValuePanel titleKey="product.home.features" entity="feature" field="active" flagKeys={flagKeys} />
      <ViewsPanel />
    </>
  );
}

/** Figures of plans, and other panels that need width. */
export function Dashboard({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
        gap: 2,
        mt: 2,
        // No panel has an empty half next to it.
        ...(children === null ? { "& > *": { gridColumn: "1 / -1" } } : {}),
      }}
    >
      <RevenueByPlan />
      <PlanAccountsPanel />
      {children}
    </Box>
  );
}
