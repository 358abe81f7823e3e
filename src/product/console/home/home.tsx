import { useOptionalCall, useText } from "entity-console/console";
import { HomeScreen } from "entity-console/console/screens";
import { Dashboard, Notes } from "./dashboard.tsx";
import { RevenueLead } from "./revenue/revenue-lead.tsx";

/** The home page: revenue over time if the backend keeps it, short panels at its side, and daily figures below. */
export function Home() {
  const { t } = useText();
  const hasHistory = useOptionalCall("revenueHistory");
  return (
    <HomeScreen text={t("product.home.text")} {...(hasHistory ? { lead: <RevenueLead />, side: <Notes /> } : {})}>
      <Dashboard>{hasHistory ? null : <Notes />}</Dashboard>
    </HomeScreen>
  );
}
