import type { EntitySpec } from "entity-console/spec";
import type { AccountType, Periodicity, Status } from "../enums.ts";
import type { PlanPayment } from "./plan-payment.ts";

/** A subscription plan: its features, credits and payment options. */
export interface Plan {
  /** @readOnly */
  id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  name: string;
  /** @maxLength 2000 */
  description?: string;
  /** @default "active" */
  status: Status;
  /**
   * True if the sales page marks it as recommended.
   * @default false
   */
  recommended: boolean;
  /**
   * True if it is the plan for new accounts. Staff assign it when they create an account.
   * @default false
   */
  defaultPlan: boolean;
  /**
   * Position on the sales page, in ascending order.
   * @asType integer
   * @minimum 0
   * @maximum 9999
   * @default 0
   */
  presentationOrder: number;
  /** @default "individual" */
  accountType: AccountType;
  /**
   * True if its accounts have teachers.
   * @default false
   */
  hasTeacher: boolean;
  /**
   * True if its accounts have an administrator.
   * @default false
   */
  hasAdministrator: boolean;
  /**
   * Credits that a subjective question costs.
   * @asType integer
   * @minimum 0
   * @maximum 1000000
   * @default 0
   */
  costSubjective: number;
  /**
   * Credits that a multiple-choice question costs.
   * @asType integer
   * @minimum 0
   * @maximum 1000000
   * @default 0
   */
  costMultipleChoice: number;
  /**
   * Credits that a true-or-false question costs.
   * @asType integer
   * @minimum 0
   * @maximum 1000000
   * @default 0
   */
  costTrueOrFalse: number;
  /**
   * Credits that an essay costs.
   * @asType integer
   * @minimum 0
   * @maximum 1000000
   * @default 0
   */
  costEssay: number;
  /**
   * Credits that an explanation costs.
   * @asType integer
   * @minimum 0
   * @maximum 1000000
   * @default 0
   */
  costExplanation: number;
  /**
   * Credits that a summary costs.
   * @asType integer
   * @minimum 0
   * @maximum 1000000
   * @default 0
   */
  costResume: number;
  /**
   * Credits that a document used inline costs.
   * @asType integer
   * @minimum 0
   * @maximum 1000000
   * @default 0
   */
  costInlineDocument: number;
  /**
   * Ids of its features.
   * @uniqueItems true
   * @default []
   */
  features: string[];
  /**
   * Credits that an account starts with.
   * @asType integer
   * @minimum 0
   * @maximum 1000000000
   * @default 0
   */
  initialCredits: number;
  /**
   * Credits added at each recharge.
   * @asType integer
   * @minimum 0
   * @maximum 1000000000
   * @default 0
   */
  creditRecharge: number;
  /**
   * How often credits are recharged.
   * @default "monthly"
   */
  rechargePeriodicity: Periodicity;
  /**
   * Its payment options.
   * @maxItems 50
   * @default []
   */
  planPayments: PlanPayment[];
}

export const plan = {
  titleField: "name",
  icon: "LayersOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  queries: { enabled: { path: "/plans/enabled", result: "many", where: { status: "active" } } },
  relations: { features: { to: "feature" } },
  embeds: { planPayments: "planPayment" },
  breakdowns: { periodicity: { field: "rechargePeriodicity", path: "/plans/periodicities" } },
  rules: { oneDefault: { at: "defaultPlan", atMostOne: { field: "defaultPlan", is: true } } },
  archive: { field: "status", value: "inactive" },
  units: {
    costSubjective: "credits",
    costMultipleChoice: "credits",
    costTrueOrFalse: "credits",
    costEssay: "credits",
    costExplanation: "credits",
    costResume: "credits",
    costInlineDocument: "credits",
    initialCredits: "credits",
    creditRecharge: "credits",
  },
  list: {
    columns: ["name", "status", "accountType", "recommended", "defaultPlan", "initialCredits", "presentationOrder"],
    sort: { field: "presentationOrder", order: "asc" },
    filters: ["status", "accountType", "recommended", "defaultPlan", "rechargePeriodicity", "features"],
    search: ["name", "description"],
  },
  form: {
    sections: [
      { name: "general", fields: ["name", "status", "description", "accountType", "presentationOrder"] },
      { name: "payments", fields: ["planPayments"] },
      { name: "credits", fields: ["initialCredits", "creditRecharge", "rechargePeriodicity"] },
      {
        name: "costs",
        fields: [
          "costSubjective",
          "costMultipleChoice",
          "costTrueOrFalse",
          "costEssay",
          "costExplanation",
          "costResume",
          "costInlineDocument",
        ],
      },
      { name: "features", fields: ["features"] },
      { name: "flags", fields: ["recommended", "defaultPlan", "hasTeacher", "hasAdministrator"] },
    ],
    widgets: { description: "multiline" },
    help: ["presentationOrder", "recommended", "defaultPlan"],
  },
  show: { displays: { description: "multiline" } },
} as const satisfies EntitySpec<Plan>;
