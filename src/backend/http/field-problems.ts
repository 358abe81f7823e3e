import type { SchemaError } from "../../contract/json-schema.ts";
import type { FieldProblem } from "../../contract/problem.ts";
import { MAX_PROBLEMS } from "./http-problem.ts";

/** Converts Ajv's errors to field problems. For an object of an unknown kind, the problem is at its discriminator. */
export function toFieldProblems(errors: readonly SchemaError[]): readonly FieldProblem[] {
  const told = errors.filter(({ keyword }) => keyword !== "discriminator");
  return told.slice(0, MAX_PROBLEMS).map((error) => ({
    path: toFieldPath(error),
    code: error.keyword,
    params: error.params,
    message: error.message ?? "is not valid",
  }));
}

/** `/lines/1/amount` becomes `lines[1].amount`. A missing or unknown property is itself the field. */
function toFieldPath({ instancePath, keyword, params }: SchemaError): string {
  const named = keyword === "required" ? params["missingProperty"] : params["additionalProperty"];
  const parts = instancePath.split("/").slice(1).map(unescapePointer);
  const path = [...parts, ...(typeof named === "string" ? [named] : [])].map((part, index) => {
    if (/^\d+$/.test(part)) {
      return `[${part}]`;
    }
    return index === 0 ? part : `.${part}`;
  });
  return path.join("");
}

function unescapePointer(part: string): string {
  return part.replaceAll("~1", "/").replaceAll("~0", "~");
}
