import type { SchemaError } from "../../../contract/json-schema.ts";
import type { FieldProblem } from "../../../contract/problem.ts";
import type { FormModule } from "../../../contract/screens.ts";
import { toFieldPath } from "../../fields/field-path.ts";

/** A schema error as a problem of its field; a missing member is one of that member. */
export function toProblem({ instancePath, keyword, params, message = "" }: SchemaError): FieldProblem {
  const missing = keyword === "required" ? `/${String(params["missingProperty"])}` : "";
  return { path: toFieldPath(instancePath + missing), code: keyword, params, message };
}

/** The problems that a form's validator finds in a record. */
export function schemaProblems({ validate }: Pick<FormModule, "validate">, record: unknown): readonly FieldProblem[] {
  return validate(record) ? [] : (validate.errors ?? []).map(toProblem);
}
