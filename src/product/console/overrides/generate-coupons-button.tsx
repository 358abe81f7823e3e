import { Link } from "react-router-dom";
import { useText } from "#console/i18n/use-text.ts";
import { Icon } from "#console/ui/icon.tsx";
import buttons from "#console/ui/plain-button.module.css";
import { screenRoutes } from "../../../../generated/routes.ts";

/** Link from the list of coupons to the generation of coupons. */
export function GenerateCouponsButton() {
  const { t } = useText();
  const route = screenRoutes.find(({ entity, screen }) => entity === "couponGeneration" && screen === "create");
  return route ? (
    <Link to={route.path} className={`${buttons["button"]} ${buttons["neutral"]}`}>
      <Icon name="BoltOutlined" />
      {t(route.titleKey)}
    </Link>
  ) : null;
}
