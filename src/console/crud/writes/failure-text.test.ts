import { expect, test } from "vitest";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import { ApiError } from "../../api/api-error.ts";
import { createTestTexts } from "../../testing/create-test-texts.ts";
import { failureText } from "./failure-text.ts";

test.each([
  [["name", "genres"], "Nome e Gêneros: já existe um registro com esta combinação"],
  [["name", "ownerOfRow"], "Já existe um livro com este valor"],
])("a violated unique constraint on %j lists the fields if all have labels", async (fields, told) => {
  const texts = await createTestTexts("pt-BR");
  await texts.loadAllTexts();
  const details = [{ path: "", code: "unique", params: { fields }, message: "is already taken" }];
  const error = new ApiError({ kind: "http", statusCode: 422, message: "Invalid", details });
  expect(failureText(texts.getSnapshot(), error, bookScreens)).toBe(told);
});
