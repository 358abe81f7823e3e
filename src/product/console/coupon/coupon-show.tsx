/**
 * Why this file exists: support is asked every day why somebody cannot redeem a coupon, and who did. The generated page
 * stays as it is; below it stand who redeemed, and a check for one account.
 */

import Box from "@mui/material/Box";
import type { ScreenOverrideProps } from "#console/crud/overrides/entity-overrides.ts";
import { useRecord } from "#console/data/use-record.ts";
import type { Coupon } from "../../../../schema/entities/coupon.ts";
import { RedemptionCheck } from "./redemption-check.tsx";
import { RedemptionsPanel } from "./redemptions-panel.tsx";

export function CouponShow({ screens, children }: ScreenOverrideProps) {
  const { id, query } = useRecord("coupon");
  const relation = screens.fields["accounts"]?.relation;
  // As the backend answers it, by the contract that the generated client is written against.
  const coupon = query.data?.record as unknown as Coupon | undefined;
  return (
    <>
      {children}
      {coupon && relation ? (
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, mt: 2 }}>
          <RedemptionCheck screens={screens} coupon={{ ...coupon, id: coupon.id ?? String(id) }} relation={relation} />
          <RedemptionsPanel couponId={id} />
        </Box>
      ) : null}
    </>
  );
}
