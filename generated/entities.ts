// @generated from schema/entities/ by `npm run codegen`, which overwrites it: edit that file instead.
import type { Account } from "../schema/entities/account.ts";
import type { Assessment } from "../schema/entities/assessment.ts";
import type { Classroom } from "../schema/entities/classroom.ts";
import type { Coupon } from "../schema/entities/coupon.ts";
import type { CouponGeneration } from "../schema/entities/coupon-generation.ts";
import type { Document } from "../schema/entities/document.ts";
import type { Feature } from "../schema/entities/feature.ts";
import type { Page } from "../schema/entities/page.ts";
import type { Plan } from "../schema/entities/plan.ts";
import type { PlanPayment } from "../schema/entities/plan-payment.ts";
import type { Question } from "../schema/entities/question.ts";
import type { QuestionGeneration } from "../schema/entities/question-generation.ts";
import type { Reference } from "../schema/entities/reference.ts";
import type { Student } from "../schema/entities/student.ts";
import type { Teacher } from "../schema/entities/teacher.ts";
import type { User } from "../schema/entities/user.ts";

/** The data of every entity, by the entity's name. */
export interface EntityTypes {
  readonly account: Account;
  readonly assessment: Assessment;
  readonly classroom: Classroom;
  readonly coupon: Coupon;
  readonly couponGeneration: CouponGeneration;
  readonly document: Document;
  readonly feature: Feature;
  readonly page: Page;
  readonly plan: Plan;
  readonly planPayment: PlanPayment;
  readonly question: Question;
  readonly questionGeneration: QuestionGeneration;
  readonly reference: Reference;
  readonly student: Student;
  readonly teacher: Teacher;
  readonly user: User;
}

export type EntityName = keyof EntityTypes;
