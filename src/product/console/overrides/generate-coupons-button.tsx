import { useText } from "entity-console/console";
import { buttonStyles as buttons, Icon } from "entity-console/console/ui";
import { Link } from "react-router-dom";
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
