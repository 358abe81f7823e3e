import type { SchemaError } from "../../contract/json-schema.ts";
import type { FieldProblem } from "../../contract/problem.ts";
import { MAX_PROBLEMS } from "./http-problem.ts";

/** Ajv's errors, at the fields that they are about; of a value that is no known kind of object, that field itself tells. */
export function toFieldProblems(errors: readonly SchemaError[]): readonly FieldProblem[] {
  const told = errors.filter(({ keyword }) => keyword !== "discriminator");
  return told.slice(0, MAX_PROBLEMS).map((error) => ({
    path: toFieldPath(error),
    code: error.keyword,
    params: error.params,
    message: error.message ?? "is not valid",
  }));
}

/** `/lines/1/amount` as `lines[1].amount`; a missing or unknown property is itself the field. */
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
