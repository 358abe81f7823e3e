import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router-dom";
import { ValuePanel } from "#console/home/value-panel.tsx";
import { useText } from "#console/i18n/use-text.ts";
import { Panel } from "#console/ui/panel.tsx";
import { breakdownRoutes } from "../../../../generated/routes.ts";
import { ExpiringCoupons } from "./expiring-coupons.tsx";
import { PlanAccountsPanel } from "./plan-accounts-panel.tsx";

const statuses = [
  { value: "active", labelKey: "enum.status.active" },
  { value: "pending", labelKey: "enum.status.pending" },
  { value: "suspended", labelKey: "enum.status.suspended" },
  { value: "inactive", labelKey: "enum.status.inactive" },
] as const;

/** An account is feminine in Portuguese. */
const accountStatuses = [
  { value: "active", labelKey: "entity.account.enum.status.active" },
  { value: "pending", labelKey: "enum.status.pending" },
  { value: "suspended", labelKey: "entity.account.enum.status.suspended" },
  { value: "inactive", labelKey: "entity.account.enum.status.inactive" },
] as const;

const flags = [
  { value: "true", labelKey: "product.home.active", like: "active" },
  { value: "false", labelKey: "product.home.inactive", like: "inactive" },
] as const;

/** The ways to look at the records that have a page of their own. */
function ViewsPanel() {
  const { t } = useText();
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

/** What there is, at a glance; each figure leads to the records that it counts. */
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
      <ValuePanel
        titleKey="product.home.accountsByStatus"
        entity="account"
        listPath="/accounts"
        field="status"
        values={accountStatuses}
      />
      <PlanAccountsPanel />
      <ValuePanel
        titleKey="product.home.couponsByStatus"
        entity="coupon"
        listPath="/coupons"
        field="status"
        values={statuses}
      >
        <ExpiringCoupons />
      </ValuePanel>
      <ValuePanel
        titleKey="product.home.plansByStatus"
        entity="plan"
        listPath="/plans"
        field="status"
        values={statuses}
      />
      <ValuePanel
        titleKey="product.home.features"
        entity="feature"
        listPath="/features"
        field="active"
        values={flags}
      />
      <ViewsPanel />
    </Box>
  );
}
