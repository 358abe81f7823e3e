import { Link } from "react-router-dom";
import { useText } from "#console/i18n/use-text.ts";
import { Icon } from "#console/ui/icon.tsx";
import buttons from "#console/ui/plain-button.module.css";
import { couponGenerationScreens } from "../../../../generated/screens/coupon-generation.ts";

/** The way from the list of coupons to making many of them. */
export function GenerateCouponsButton() {
  const { t } = useText();
  const { icon, messages, routes } = couponGenerationScreens;
  return routes.create ? (
    <Link to={routes.create} className={`${buttons["button"]} ${buttons["neutral"]}`}>
      <Icon name={icon} />
      {t(messages.create)}
    </Link>
  ) : null;
}
