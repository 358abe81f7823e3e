import { expect, test } from "vitest";
import { texts } from "../../../../generated/labels/pt-BR-forms.ts";
import { assessmentStatuses, isStatusChange, toAssessmentStatus, toStatusLabelKey } from "./assessment-status.ts";

test("an assessment is created, in progress, under evaluation or finalized, each with its label", () => {
  expect(assessmentStatuses.map((status) => texts[toStatusLabelKey(status)])).toEqual([
    "Criada",
    "Em andamento",
    "Em correção",
    "Finalizada",
  ]);
});

test("case 78: a status that the console does not know is none of them", () => {
  expect(assessmentStatuses.map(toAssessmentStatus)).toEqual(assessmentStatuses);
  expect(["archived", "", null, 3].map(toAssessmentStatus)).toEqual([null, null, null, null]);
});

test("a status changes into any other one, not into itself", () => {
  expect(assessmentStatuses.filter((to) => isStatusChange("created", to))).toEqual([
    "in-progress",
    "under-evaluation",
    "finalized",
  ]);
});
