import { HomeScreen } from "#console/home/home-screen.tsx";
import { useText } from "#console/i18n/use-text.ts";
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
