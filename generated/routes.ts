// @generated from schema/entities/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { BreakdownRoute, ScreenRoute } from "entity-console/generated";
import type { MessageKey } from "./message-keys.ts";

/** All generated screens. Each screen lazy-loads its descriptor. */
export const screenRoutes: readonly ScreenRoute<MessageKey>[] = [
  {
    path: "/accounts",
    entity: "account",
    screen: "list",
    titleKey: "entity.account.many",
    load: async () => (await import("./screens/account.ts")).accountScreens,
    loadForm: null,
  },
  {
    path: "/accounts/show/:id",
    entity: "account",
    screen: "show",
    titleKey: "entity.account.one",
    load: async () => (await import("./screens/account.ts")).accountScreens,
    loadForm: null,
  },
  {
    path: "/accounts/edit/:id",
    entity: "account",
    screen: "edit",
    titleKey: "entity.account.edit",
    load: async () => (await import("./screens/account.ts")).accountScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/account.ts"),
        import("./validators/account.js"),
      ]);
      return { schema: schemas.accountUpdateSchema, validate: validators.validateAccountUpdate };
    },
  },
  {
    path: "/coupons",
    entity: "coupon",
    screen: "list",
    titleKey: "entity.coupon.many",
    load: async () => (await import("./screens/coupon.ts")).couponScreens,
    loadForm: null,
  },
  {
    path: "/coupons/show/:id",
    entity: "coupon",
    screen: "show",
    titleKey: "entity.coupon.one",
    load: async () => (await import("./screens/coupon.ts")).couponScreens,
    loadForm: null,
  },
  {
    path: "/coupons/create",
    entity: "coupon",
    screen: "create",
    titleKey: "entity.coupon.create",
    load: async () => (await import("./screens/coupon.ts")).couponScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/coupon.ts"),
        import("./validators/coupon.js"),
      ]);
      return { schema: schemas.couponCreateSchema, validate: validators.validateCouponCreate };
    },
  },
  {
    path: "/coupons/edit/:id",
    entity: "coupon",
    screen: "edit",
    titleKey: "entity.coupon.edit",
    load: async () => (await import("./screens/coupon.ts")).couponScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/coupon.ts"),
        import("./validators/coupon.js"),
      ]);
      return { schema: schemas.couponUpdateSchema, validate: validators.validateCouponUpdate };
    },
  },
  {
    path: "/coupons/generate",
    entity: "couponGeneration",
    screen: "create",
    titleKey: "entity.couponGeneration.create",
    load: async () => (await import("./screens/coupon-generation.ts")).couponGenerationScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/coupon-generation.ts"),
        import("./validators/coupon-generation.js"),
      ]);
      return { schema: schemas.couponGenerationCreateSchema, validate: validators.validateCouponGenerationCreate };
    },
  },
  {
    path: "/features",
    entity: "feature",
    screen: "list",
    titleKey: "entity.feature.many",
    load: async () => (await import("./screens/feature.ts")).featureScreens,
    loadForm: null,
  },
  {
    path: "/features/show/:id",
    entity: "feature",
    screen: "show",
    titleKey: "entity.feature.one",
    load: async () => (await import("./screens/feature.ts")).featureScreens,
    loadForm: null,
  },
  {
    path: "/features/create",
    entity: "feature",
    screen: "create",
    titleKey: "entity.feature.create",
    load: async () => (await import("./screens/feature.ts")).featureScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/feature.ts"),
        import("./validators/feature.js"),
      ]);
      return { schema: schemas.featureCreateSchema, validate: validators.validateFeatureCreate };
    },
  },
  {
    path: "/features/edit/:id",
    entity: "feature",
    screen: "edit",
    titleKey: "entity.feature.edit",
    load: async () => (await import("./screens/feature.ts")).featureScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/feature.ts"),
        import("./validators/feature.js"),
      ]);
      return { schema: schemas.featureUpdateSchema, validate: validators.validateFeatureUpdate };
    },
  },
  {
    path: "/plans",
    entity: "plan",
    screen: "list",
    titleKey: "entity.plan.many",
    load: async () => (await import("./screens/plan.ts")).planScreens,
    loadForm: null,
  },
  {
    path: "/plans/show/:id",
    entity: "plan",
    screen: "show",
    titleKey: "entity.plan.one",
    load: async () => (await import("./screens/plan.ts")).planScreens,
    loadForm: null,
  },
  {
    path: "/plans/create",
    entity: "plan",
    screen: "create",
    titleKey: "entity.plan.create",
    load: async () => (await import("./screens/plan.ts")).planScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/plan.ts"),
        import("./validators/plan.js"),
      ]);
      return { schema: schemas.planCreateSchema, validate: validators.validatePlanCreate };
    },
  },
  {
    path: "/plans/edit/:id",
    entity: "plan",
    screen: "edit",
    titleKey: "entity.plan.edit",
    load: async () => (await import("./screens/plan.ts")).planScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/plan.ts"),
        import("./validators/plan.js"),
      ]);
      return { schema: schemas.planUpdateSchema, validate: validators.validatePlanUpdate };
    },
  },
];

/** Screens that count the records of an entity by the values of one field. */
export const breakdownRoutes: readonly BreakdownRoute<MessageKey>[] = [
  {
    path: "/accounts/types",
    entity: "account",
    field: "type",
    titleKey: "entity.account.breakdown.type",
    load: async () => (await import("./screens/account.ts")).accountScreens,
  },
  {
    path: "/coupons/distributions",
    entity: "coupon",
    field: "distribution",
    titleKey: "entity.coupon.breakdown.distribution",
    load: async () => (await import("./screens/coupon.ts")).couponScreens,
  },
  {
    path: "/plans/periodicities",
    entity: "plan",
    field: "rechargePeriodicity",
    titleKey: "entity.plan.breakdown.periodicity",
    load: async () => (await import("./screens/plan.ts")).planScreens,
  },
];
