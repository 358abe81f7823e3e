import { useProduct, useText } from "entity-console/console";
import { ValuePanel } from "entity-console/console/screens";
import { Box, Link, Panel } from "entity-console/console/ui";
import { Link as RouterLink } from "react-router-dom";
import { ExpiringCoupons } from "./expiring-coupons.tsx";
import { FinancePanels } from "./finance-panels.tsx";
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

/** Metrics, each with a link to the records that it counts. */
export function Dashboard() {
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
        gap: 2,
        mt: 2,
      }}
    >
      <FinancePanels>
        <ExpiringCoupons />
      </FinancePanels>
      <ValuePanel titleKey="product.home.accountsByStatus" entity="account" field="status" />
      <PlanAccountsPanel />
      <ValuePanel titleKey="product.home.couponsByStatus" entity="coupon" field="status" />
      <ValuePanel titleKey="product.home.plansByStatus" entity="plan" field="status" />
      <ValuePanel titleKey="product.home.features" entity="feature" field="active" flagKeys={flagKeys} />
      <ViewsPanel />
    </Box>
  );
}
