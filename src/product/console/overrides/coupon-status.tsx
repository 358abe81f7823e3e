import Box from "@mui/material/Box";
import type { DisplayOverrideProps } from "#console/crud/overrides/entity-overrides.ts";
import { useText } from "#console/i18n/use-text.ts";
import { StatusChip } from "#console/ui/status-chip.tsx";
import type { Coupon } from "../../../../schema/entities/coupon.ts";
import { couponState } from "./coupon-state.ts";

/** The stored status, and beside it what has become of the coupon by itself. */
export function CouponStatus({ record, children }: DisplayOverrideProps<string, Coupon>) {
  const { t } = useText();
  const state = couponState(record);
  if (state === null) {
    return children;
  }
  return (
    <Box
      component="span"
      sx={{ display: "inline-flex", flexWrap: { xs: "wrap", sm: "nowrap" }, gap: 0.5, alignItems: "center" }}
    >
      {children}
      <StatusChip tone="warning" label={t(`product.coupon.${state}`)} />
    </Box>
  );
}
