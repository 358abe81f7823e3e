import Button from "@mui/material/Button";
import { Link as RouterLink } from "react-router-dom";
import { useText } from "#console/i18n/use-text.ts";
import { Icon } from "#console/ui/icon.tsx";
import { couponGenerationScreens } from "../../../../generated/screens/coupon-generation.ts";

/** The way from the list of coupons to making many of them. */
export function GenerateCouponsButton() {
  const { t } = useText();
  const { icon, messages, routes } = couponGenerationScreens;
  return routes.create ? (
    <Button
      component={RouterLink}
      to={routes.create}
      variant="outlined"
      color="inherit"
      startIcon={<Icon name={icon} />}
    >
      {t(messages.create)}
    </Button>
  ) : null;
}
