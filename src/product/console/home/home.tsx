import { useOptionalCall, useText } from "entity-console/console";
import { HomeScreen } from "entity-console/console/screens";
import { Dashboard } from "./dashboard.tsx";
import { RevenueLead } from "./revenue/revenue-lead.tsx";

/** The home page: revenue over time if the backend keeps it, the console's own cards, and daily figures below. */
export function Home() {
  const { t } = useText();
  const hasHistory = useOptionalCall("revenueHistory");
  return (
    <HomeScreen text={t("product.home.text")} {...(hasHistory ? { lead: <RevenueLead /> } : {})}>
      <Dashboard />
    </HomeScreen>
  );
}
