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

/** What the console has of every entity, by the entity's name: all that an override of it may stand in for. */
export interface EntityParts {
  readonly account: {
    readonly screens: "list" | "show" | "edit";
    /** Fields that its list or its show page may show. */
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
    /** Fields that its forms ask for. */
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
    /** Of its forms. */
    readonly sections: "identity" | "subscription" | "profile";
  };
  readonly assessment: {
    readonly screens: never;
    /** Fields that its list or its show page may show. */
    readonly shown: never;
    /** Fields that its forms ask for. */
    readonly edited: never;
    /** Of its forms. */
    readonly sections: never;
  };
  readonly classroom: {
    readonly screens: never;
    /** Fields that its list or its show page may show. */
    readonly shown: never;
    /** Fields that its forms ask for. */
    readonly edited: never;
    /** Of its forms. */
    readonly sections: never;
  };
  readonly coupon: {
    readonly screens: "list" | "show" | "create" | "edit";
    /** Fields that its list or its show page may show. */
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
      | "status";
    /** Fields that its forms ask for. */
    readonly edited:
      | "code"
      | "status"
      | "type"
      | "value"
      | "distribution"
      | "accounts"
      | "usageLimit"
      | "expirationDate";
    /** Of its forms. */
    readonly sections: "general" | "redemption";
  };
  readonly couponGeneration: {
    readonly screens: "create";
    /** Fields that its list or its show page may show. */
    readonly shown: never;
    /** Fields that its forms ask for. */
    readonly edited: "quantity" | "value";
    /** Of its forms. */
    readonly sections: "general";
  };
  readonly document: {
    readonly screens: never;
    /** Fields that its list or its show page may show. */
    readonly shown: never;
    /** Fields that its forms ask for. */
    readonly edited: never;
    /** Of its forms. */
    readonly sections: never;
  };
  readonly feature: {
    readonly screens: "list" | "show" | "create" | "edit";
    /** Fields that its list or its show page may show. */
    readonly shown: "id" | "name" | "description" | "code" | "active";
    /** Fields that its forms ask for. */
    readonly edited: "name" | "code" | "description" | "active";
    /** Of its forms. */
    readonly sections: "general";
  };
  readonly page: {
    readonly screens: never;
    /** Fields that its list or its show page may show. */
    readonly shown: never;
    /** Fields that its forms ask for. */
    readonly edited: never;
    /** Of its forms. */
    readonly sections: never;
  };
  readonly plan: {
    readonly screens: "list" | "show" | "create" | "edit";
    /** Fields that its list or its show page may show. */
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
    /** Fields that its forms ask for. */
    readonly edited:
      | "name"
      | "description"
      | "status"
      | "accountType"
      | "presentationOrder"
      | "recommended"
      | "defaultPlan"
      | "hasTeacher"
      | "hasAdministrator"
      | "features"
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
      | "planPayments";
    /** Of its forms. */
    readonly sections: "general" | "flags" | "features" | "credits" | "costs" | "payments";
  };
  readonly planPayment: {
    readonly screens: never;
    /** Fields that its list or its show page may show. */
    readonly shown: never;
    /** Fields that its forms ask for. */
    readonly edited: never;
    /** Of its forms. */
    readonly sections: never;
  };
  readonly question: {
    readonly screens: never;
    /** Fields that its list or its show page may show. */
    readonly shown: never;
    /** Fields that its forms ask for. */
    readonly edited: never;
    /** Of its forms. */
    readonly sections: never;
  };
  readonly questionGeneration: {
    readonly screens: never;
    /** Fields that its list or its show page may show. */
    readonly shown: never;
    /** Fields that its forms ask for. */
    readonly edited: never;
    /** Of its forms. */
    readonly sections: never;
  };
  readonly reference: {
    readonly screens: never;
    /** Fields that its list or its show page may show. */
    readonly shown: never;
    /** Fields that its forms ask for. */
    readonly edited: never;
    /** Of its forms. */
    readonly sections: never;
  };
  readonly student: {
    readonly screens: never;
    /** Fields that its list or its show page may show. */
    readonly shown: never;
    /** Fields that its forms ask for. */
    readonly edited: never;
    /** Of its forms. */
    readonly sections: never;
  };
  readonly teacher: {
    readonly screens: never;
    /** Fields that its list or its show page may show. */
    readonly shown: never;
    /** Fields that its forms ask for. */
    readonly edited: never;
    /** Of its forms. */
    readonly sections: never;
  };
  readonly user: {
    readonly screens: never;
    /** Fields that its list or its show page may show. */
    readonly shown: never;
    /** Fields that its forms ask for. */
    readonly edited: never;
    /** Of its forms. */
    readonly sections: never;
  };
}
