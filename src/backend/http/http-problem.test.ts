import { fastify } from "fastify";
import { expect, test } from "vitest";
import { registerErrorHandler } from "./error-handler.ts";
import { conflict, fieldProblem, HttpProblem, invalid } from "./http-problem.ts";

const problems = Array.from({ length: 25_000 }, (_, index) =>
  fieldProblem(`items[${index}]`, "notFound", "is not there"),
);

test.each([
  ["invalid", () => invalid(problems), 422],
  ["conflict", () => conflict("In use", problems), 409],
  ["problem", () => new HttpProblem(400, "No", problems), 400],
] as const)("a response (%s) lists at most a hundred problems", async (_, make, status) => {
  const app = fastify();
  registerErrorHandler(app);
  app.get("/", () => {
    throw make();
  });
  const answer = await app.inject("/");
  expect(answer.statusCode).toBe(status);
  expect(answer.json<{ details: unknown[] }>().details).toEqual(problems.slice(0, 100));
  expect(answer.body.length).toBeLessThan(20_000);
  await app.close();
});
