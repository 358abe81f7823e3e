/**
 * Why this file exists: staff paste coupon codes into e-mails and chats all day, so a code is copied with one click.
 * Everything else about coupons is generated.
 */
import type { EntityOverrides } from "../crud/entity-overrides.ts";
import { CopyableText } from "./copyable-text.tsx";

export const couponOverrides = {
  display: { code: CopyableText },
} satisfies EntityOverrides<"coupon">;
