import { expect, test } from "vitest";
import summary from "../../generated/spec-summary.json" with { type: "json" };

/** Spec §3 in its order. */
const FIELDS: Readonly<Record<string, string>> = {
  plan: "name, description, status, recommended, defaultPlan, presentationOrder, costSubjective, costMultipleChoice, costTrueOrFalse, costEssay, costExplanation, costResume, costInlineDocument, features, initialCredits, creditRecharge, rechargePeriodicity, planPayments, accountType, hasTeacher, hasAdministrator",
  planPayment: "name, description, status, periodicity, price, currency, planId",
  feature: "name, description, code, active",
  coupon: "code, type, distribution, value, expirationDate, accounts, usageCount, usageLimit, status",
  couponGeneration: "quantity, value",
  account:
    "id, username, email, password, presentation, image, status, createdAt, updatedAt, type, plan, planId, planPayment, amount, principalUser",
  user: "id, name, username, email, password",
  teacher: "name, email, presentation, user",
  assessment:
    "name, tags, status, useTimeRestriction, timeLimit, usePeriodRestriction, begin, end, optionType, singleAttemptRestriction, description, leadingContent, labelColor, labelBackground, educationalLevel, educationalLevelGrade, otherEducationalLevel, interestArea",
  student:
    "name, email, phone, address, whatsapp, observation, dateOfBirth, tags, registration, document, classrooms, status",
  classroom: "name, startDate, endDate, status, description, period, students, tags",
  document: "title, name, authors, type, tags, description, brainceptStatus, fileRecordId",
  page: "name, tags, description, icon, content",
  reference: "title, name, type, owner, ownerType, availableToIA, visibility, description",
  question: "number, command, answers, essayCriterias, items",
};

interface Summary {
  readonly entities: Readonly<
    Record<string, { readonly fields: Readonly<Record<string, { readonly values: readonly string[] | null }>> }>
  >;
}

const { entities } = summary as unknown as Summary;

test.each(Object.entries(FIELDS))("every field that the specification names is in its entity: %s", (entity, fields) => {
  expect(Object.keys(entities[entity]?.fields ?? {})).toEqual(expect.arrayContaining(fields.split(", ")));
});

/** Spec §3 and §4. */
test.each([
  [
    "feature.code",
    "question-generate, question-correction, essay, hosted-documents, inline-documents, student-module, question-database, presentation-creation",
  ],
  ["plan.status", "active, inactive, pending, suspended"],
  ["account.status", "active, inactive, pending, suspended"],
  ["coupon.status", "active, inactive, pending, suspended"],
  ["plan.rechargePeriodicity", "on-demand, monthly, yearly"],
  ["planPayment.periodicity", "on-demand, monthly, yearly"],
  ["coupon.type", "credits, discount"],
  ["coupon.distribution", "individual, public"],
  ["account.type", "individual, business"],
  ["question.type", "one-choice, multiple-choice, subjective, essay"],
  ["assessment.optionType", "numeric, alfa, roman"],
  ["assessment.status", "created, in-progress, under-evaluation, finalized"],
  ["student.status", "active, inactive, suspended"],
  ["classroom.status", "open, close"],
  ["document.type", "pdf, word, excel, rtf"],
  ["reference.visibility", "public, private"],
  ["reference.type", "document, page"],
  ["reference.ownerType", "assessment, question"],
  ["questionGeneration.step", "subject, references, questions, generate, processing, result"],
  ["questionGeneration.mode", "merge, replace"],
])("every enumeration of the specification has exactly its values: %s", (field, values) => {
  const [entity = "", name = ""] = field.split(".");
  expect(entities[entity]?.fields[name]?.values).toEqual(values.split(", "));
});
