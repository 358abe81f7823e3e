import type { FieldProblem } from "../../contract/problem.ts";

/** More than a form can show, and fewer than a hostile body could cause. */
export const MAX_PROBLEMS = 100;

/** An error response, thrown anywhere below a route. */
export class HttpProblem extends Error {
  override readonly name = "HttpProblem";
  readonly statusCode: number;
  readonly details: readonly FieldProblem[];

  constructor(statusCode: number, message: string, details: readonly FieldProblem[] = []) {
    super(message);
    this.statusCode = statusCode;
    this.details = details.slice(0, MAX_PROBLEMS);
  }
}

/**
 * The error of a record that does not exist: a response with status 404. Throw it.
 *
 * @example
 * throw notFound();
 */
export function notFound(): HttpProblem {
  return new HttpProblem(404, "Not found");
}

/** One message for all reasons, so that it does not reveal the reason. */
export function unauthorized(message = "Sign in first"): HttpProblem {
  return new HttpProblem(401, message);
}

/** The caller is known but has no permission. */
export function forbidden(): HttpProblem {
  return new HttpProblem(403, "Not allowed");
}

/**
 * The error of a body with invalid fields: a response with status 422. Throw it.
 *
 * @example
 * throw invalid([fieldProblem("dueDate", "past", "must not be in the past")]);
 */
export function invalid(details: readonly FieldProblem[]): HttpProblem {
  return new HttpProblem(422, "The data is not valid", details);
}

/**
 * The error of a write that another record or its state forbids: a response with status 409. Throw it.
 *
 * @example
 * throw conflict("This ticket is closed.", [fieldProblem("status", "closed", "is closed")]);
 */
export function conflict(message: string, details: readonly FieldProblem[]): HttpProblem {
  return new HttpProblem(409, message, details);
}

/** A call that the spec declares and that has no code yet. */
export function notImplemented(method: string, path: string): HttpProblem {
  return new HttpProblem(501, `${method} ${path} is declared, but the backend has no code for it`);
}

/**
 * A field problem without parameters.
 *
 * @example
 * throw invalid([fieldProblem("dueDate", "past", "must not be in the past")]);
 */
export function fieldProblem(path: string, code: string, message: string): FieldProblem {
  return { path, code, params: {}, message };
}
