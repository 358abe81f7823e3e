import { useText } from "entity-console/console";
import { HomeScreen } from "entity-console/console/screens";
import { Dashboard } from "./dashboard.tsx";

/** The home page: the console's own, with daily figures below. */
export function Home() {
  const { t } = useText();
  return (
    <HomeScreen text={t("product.home.text")}>
      <Dashboard />
    </HomeScreen>
  );
}
