// @generated from schema/entities/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
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
import type { Redemption } from "../schema/entities/redemption.ts";
import type { Reference } from "../schema/entities/reference.ts";
import type { Student } from "../schema/entities/student.ts";
import type { Teacher } from "../schema/entities/teacher.ts";
import type { User } from "../schema/entities/user.ts";

/** Record types by entity. */
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
  readonly redemption: Redemption;
  readonly reference: Reference;
  readonly student: Student;
  readonly teacher: Teacher;
  readonly user: User;
}

export type EntityName = keyof EntityTypes;

/**
 * Parts of the console by entity: screens, fields of the list and show page, fields and sections of the forms. Overrides
 * can replace only these.
 */
export interface EntityParts {
  readonly account: {
    readonly screens: "list" | "show" | "edit";
    readonly shown:
      | "id"
      | "username"
      | "email"
      | "presentation"
      | "image"
      | "status"
      | "createdAt"
      | "updatedAt"
      | "type"
      | "plan"
      | "planId"
      | "planPayment"
      | "amount"
      | "principalUser";
    readonly edited:
      | "username"
      | "email"
      | "password"
      | "type"
      | "status"
      | "planId"
      | "planPayment"
      | "amount"
      | "presentation"
      | "image";
    readonly sections: "identity" | "subscription" | "profile";
  };
  readonly assessment: {
    readonly screens: never;
    readonly shown: never;
    readonly edited: never;
    readonly sections: never;
  };
  readonly classroom: {
    readonly screens: never;
    readonly shown: never;
    readonly edited: never;
    readonly sections: never;
  };
  readonly coupon: {
    readonly screens: "list" | "show" | "create" | "edit";
    readonly shown:
      | "id"
      | "code"
      | "type"
      | "distribution"
      | "value"
      | "expirationDate"
      | "accounts"
      | "usageCount"
      | "usageLimit"
      | "oncePerAccount"
      | "status"
      | "batch";
    readonly edited:
      | "code"
      | "status"
      | "type"
      | "value"
      | "distribution"
      | "accounts"
      | "usageLimit"
      | "oncePerAccount"
      | "expirationDate";
    readonly sections: "general" | "redemption";
  };
  readonly couponGeneration: {
    readonly screens: "create";
    readonly shown: never;
    readonly edited: "quantity" | "value" | "prefix" | "usageLimit" | "expirationDate";
    readonly sections: "general";
  };
  readonly document: {
    readonly screens: never;
    readonly shown: never;
    readonly edited: never;
    readonly sections: never;
  };
  readonly feature: {
    readonly screens: "list" | "show" | "create" | "edit";
    readonly shown: "id" | "name" | "description" | "code" | "active";
    readonly edited: "name" | "code" | "description" | "active";
    readonly sections: "general";
  };
  readonly page: {
    readonly screens: never;
    readonly shown: never;
    readonly edited: never;
    readonly sections: never;
  };
  readonly plan: {
    readonly screens: "list" | "show" | "create" | "edit";
    readonly shown:
      | "id"
      | "name"
      | "description"
      | "status"
      | "recommended"
      | "defaultPlan"
      | "presentationOrder"
      | "accountType"
      | "hasTeacher"
      | "hasAdministrator"
      | "costSubjective"
      | "costMultipleChoice"
      | "costTrueOrFalse"
      | "costEssay"
      | "costExplanation"
      | "costResume"
      | "costInlineDocument"
      | "features"
      | "initialCredits"
      | "creditRecharge"
      | "rechargePeriodicity"
      | "planPayments";
    readonly edited:
      | "name"
      | "status"
      | "description"
      | "accountType"
      | "presentationOrder"
      | "planPayments"
      | "initialCredits"
      | "creditRecharge"
      | "rechargePeriodicity"
      | "costSubjective"
      | "costMultipleChoice"
      | "costTrueOrFalse"
      | "costEssay"
      | "costExplanation"
      | "costResume"
      | "costInlineDocument"
      | "features"
      | "recommended"
      | "defaultPlan"
      | "hasTeacher"
      | "hasAdministrator";
    readonly sections: "general" | "payments" | "credits" | "costs" | "features" | "flags";
  };
  readonly planPayment: {
    readonly screens: never;
    readonly shown: never;
    readonly edited: never;
    readonly sections: never;
  };
  readonly question: {
    readonly screens: never;
    readonly shown: never;
    readonly edited: never;
    readonly sections: never;
  };
  readonly questionGeneration: {
    readonly screens: never;
    readonly shown: never;
    readonly edited: never;
    readonly sections: never;
  };
  readonly redemption: {
    readonly screens: never;
    readonly shown: never;
    readonly edited: never;
    readonly sections: never;
  };
  readonly reference: {
    readonly screens: never;
    readonly shown: never;
    readonly edited: never;
    readonly sections: never;
  };
  readonly student: {
    readonly screens: never;
    readonly shown: never;
    readonly edited: never;
    readonly sections: never;
  };
  readonly teacher: {
    readonly screens: never;
    readonly shown: never;
    readonly edited: never;
    readonly sections: never;
  };
  readonly user: {
    readonly screens: never;
    readonly shown: never;
    readonly edited: never;
    readonly sections: never;
  };
}
