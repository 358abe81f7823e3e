// @generated from schema/entities/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { BackendRoute, EntitySchemas } from "entity-console/generated";
import { accountCreateSchema, accountReadSchema, accountUpdateSchema } from "../schemas/account.ts";
import { assessmentCreateSchema, assessmentReadSchema, assessmentUpdateSchema } from "../schemas/assessment.ts";
import { classroomCreateSchema, classroomReadSchema, classroomUpdateSchema } from "../schemas/classroom.ts";
import { couponCreateSchema, couponReadSchema, couponUpdateSchema } from "../schemas/coupon.ts";
import {
  couponGenerationCreateSchema,
  couponGenerationReadSchema,
  couponGenerationUpdateSchema,
} from "../schemas/coupon-generation.ts";
import { documentCreateSchema, documentReadSchema, documentUpdateSchema } from "../schemas/document.ts";
import { featureCreateSchema, featureReadSchema, featureUpdateSchema } from "../schemas/feature.ts";
import { pageCreateSchema, pageReadSchema, pageUpdateSchema } from "../schemas/page.ts";
import { planCreateSchema, planReadSchema, planUpdateSchema } from "../schemas/plan.ts";
import { planPaymentCreateSchema, planPaymentReadSchema, planPaymentUpdateSchema } from "../schemas/plan-payment.ts";
import { questionCreateSchema, questionReadSchema, questionUpdateSchema } from "../schemas/question.ts";
import {
  questionGenerationCreateSchema,
  questionGenerationReadSchema,
  questionGenerationUpdateSchema,
} from "../schemas/question-generation.ts";
import { redemptionCreateSchema, redemptionReadSchema, redemptionUpdateSchema } from "../schemas/redemption.ts";
import { referenceCreateSchema, referenceReadSchema, referenceUpdateSchema } from "../schemas/reference.ts";
import { studentCreateSchema, studentReadSchema, studentUpdateSchema } from "../schemas/student.ts";
import { teacherCreateSchema, teacherReadSchema, teacherUpdateSchema } from "../schemas/teacher.ts";
import { userCreateSchema, userReadSchema, userUpdateSchema } from "../schemas/user.ts";

/** All calls of entities. */
export const backendRoutes: readonly BackendRoute[] = [
  { entity: "account", name: "list", kind: "list", method: "GET", path: "/accounts/all", result: null, where: null },
  { entity: "account", name: "get", kind: "get", method: "GET", path: "/accounts/:id", result: null, where: null },
  { entity: "account", name: "create", kind: "create", method: "POST", path: "/accounts", result: null, where: null },
  {
    entity: "account",
    name: "update",
    kind: "update",
    method: "PUT",
    path: "/accounts/:id",
    result: null,
    where: null,
  },
  {
    entity: "account",
    name: "delete",
    kind: "delete",
    method: "DELETE",
    path: "/accounts/:id",
    result: null,
    where: null,
  },
  {
    entity: "account",
    name: "regenerateActivation",
    kind: "action",
    method: "POST",
    path: "/activation/:id/regenerate",
    result: null,
    where: null,
  },
  {
    entity: "account",
    name: "makePrincipalUser",
    kind: "action",
    method: "PUT",
    path: "/accounts/:id/principal-user",
    result: null,
    where: null,
    when: { type: "business" },
  },
  {
    entity: "account",
    name: "updatePrincipalUsers",
    kind: "action",
    method: "PUT",
    path: "/accounts/principal-users",
    result: null,
    where: null,
  },
  { entity: "coupon", name: "list", kind: "list", method: "GET", path: "/coupons", result: null, where: null },
  { entity: "coupon", name: "get", kind: "get", method: "GET", path: "/coupons/:id", result: null, where: null },
  { entity: "coupon", name: "create", kind: "create", method: "POST", path: "/coupons", result: null, where: null },
  { entity: "coupon", name: "update", kind: "update", method: "PUT", path: "/coupons/:id", result: null, where: null },
  {
    entity: "coupon",
    name: "delete",
    kind: "delete",
    method: "DELETE",
    path: "/coupons/:id",
    result: null,
    where: null,
  },
  {
    entity: "couponGeneration",
    name: "create",
    kind: "create",
    method: "POST",
    path: "/coupons/generate",
    result: null,
    where: null,
  },
  { entity: "feature", name: "list", kind: "list", method: "GET", path: "/features", result: null, where: null },
  { entity: "feature", name: "get", kind: "get", method: "GET", path: "/features/:id", result: null, where: null },
  { entity: "feature", name: "create", kind: "create", method: "POST", path: "/features", result: null, where: null },
  {
    entity: "feature",
    name: "update",
    kind: "update",
    method: "PUT",
    path: "/features/:id",
    result: null,
    where: null,
  },
  {
    entity: "feature",
    name: "delete",
    kind: "delete",
    method: "DELETE",
    path: "/features/:id",
    result: null,
    where: null,
  },
  { entity: "plan", name: "list", kind: "list", method: "GET", path: "/plans", result: null, where: null },
  { entity: "plan", name: "get", kind: "get", method: "GET", path: "/plans/:id", result: null, where: null },
  { entity: "plan", name: "create", kind: "create", method: "POST", path: "/plans", result: null, where: null },
  { entity: "plan", name: "update", kind: "update", method: "PUT", path: "/plans/:id", result: null, where: null },
  { entity: "plan", name: "delete", kind: "delete", method: "DELETE", path: "/plans/:id", result: null, where: null },
  {
    entity: "plan",
    name: "enabled",
    kind: "query",
    method: "GET",
    path: "/plans/enabled",
    result: "many",
    where: { status: "active" },
  },
  { entity: "redemption", name: "list", kind: "list", method: "GET", path: "/redemptions", result: null, where: null },
  {
    entity: "redemption",
    name: "get",
    kind: "get",
    method: "GET",
    path: "/redemptions/:id",
    result: null,
    where: null,
  },
  { entity: "teacher", name: "own", kind: "query", method: "GET", path: "/teachers", result: "one", where: null },
];

/** Request and response schemas by entity. */
export const entitySchemas: Readonly<Record<string, EntitySchemas>> = {
  account: { read: accountReadSchema, create: accountCreateSchema, update: accountUpdateSchema },
  assessment: { read: assessmentReadSchema, create: assessmentCreateSchema, update: assessmentUpdateSchema },
  classroom: { read: classroomReadSchema, create: classroomCreateSchema, update: classroomUpdateSchema },
  coupon: { read: couponReadSchema, create: couponCreateSchema, update: couponUpdateSchema },
  couponGeneration: { read: couponGenerationReadSchema, create: couponGenerationCreateSchema, update: couponGenerationUpdateSchema },
  document: { read: documentReadSchema, create: documentCreateSchema, update: documentUpdateSchema },
  feature: { read: featureReadSchema, create: featureCreateSchema, update: featureUpdateSchema },
  page: { read: pageReadSchema, create: pageCreateSchema, update: pageUpdateSchema },
  plan: { read: planReadSchema, create: planCreateSchema, update: planUpdateSchema },
  planPayment: { read: planPaymentReadSchema, create: planPaymentCreateSchema, update: planPaymentUpdateSchema },
  question: { read: questionReadSchema, create: questionCreateSchema, update: questionUpdateSchema },
  questionGeneration: { read: questionGenerationReadSchema, create: questionGenerationCreateSchema, update: questionGenerationUpdateSchema },
  redemption: { read: redemptionReadSchema, create: redemptionCreateSchema, update: redemptionUpdateSchema },
  reference: { read: referenceReadSchema, create: referenceCreateSchema, update: referenceUpdateSchema },
  student: { read: studentReadSchema, create: studentCreateSchema, update: studentUpdateSchema },
  teacher: { read: teacherReadSchema, create: teacherCreateSchema, update: teacherUpdateSchema },
  user: { read: userReadSchema, create: userCreateSchema, update: userUpdateSchema },
};
