import Box from "@mui/material/Box";
import type { Coupon } from "../../../schema/entities/coupon.ts";
import type { DisplayOverrideProps } from "../crud/entity-overrides.ts";
import { useText } from "../i18n/use-text.ts";
import { StatusChip } from "../ui/status-chip.tsx";
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
      <StatusChip value={state} label={t(`crud.coupon.${state}`)} />
    </Box>
  );
}
