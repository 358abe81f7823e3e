import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const couponGenerationEnUs = {
  "entity.couponGeneration.one": "Coupon generation",
  "entity.couponGeneration.many": "Coupon generations",
  "entity.couponGeneration.count_one": "{{count}} coupon generation",
  "entity.couponGeneration.count": "{{count}} coupon generations",
  "entity.couponGeneration.create": "Generate coupons",
  "entity.couponGeneration.edit": "Edit coupon generation",
  "entity.couponGeneration.delete": "Delete coupon generation",
  "entity.couponGeneration.deleteConfirm": "The coupon generation “{{title}}” will be deleted. This cannot be undone.",
  "entity.couponGeneration.created": "Coupons generated",
  "entity.couponGeneration.updated": "Coupon generation saved",
  "entity.couponGeneration.deleted": "Coupon generation deleted",
  "entity.couponGeneration.none": "No coupon generations yet",
  "entity.couponGeneration.noMatch": "No coupon generations found",
  "entity.couponGeneration.section.general": "New coupons",
  "entity.couponGeneration.help.quantity": "Each coupon gets a code of its own. At most 100,000 at a time.",
  "entity.couponGeneration.help.value": "Credits that each coupon grants.",
  "entity.couponGeneration.field.quantity": "Quantity",
  "entity.couponGeneration.field.value": "Value",
} as const satisfies EntityLabels<"couponGeneration">;
