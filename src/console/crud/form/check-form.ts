import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import { createPrecompiledValidator } from "@rjsf/validator-ajv8";
import type { JsonSchema, SchemaError } from "../../../contract/json-schema.ts";
import type { FieldProblem } from "../../../contract/problem.ts";
import type { ConditionDescriptor, FormModule } from "../../../contract/screens.ts";
import { toFieldPath } from "../../fields/field-path.ts";
import type { FormData, Problems } from "../../fields/form-store.ts";
import { hiddenFields, pruneToSchema, toBody } from "./form-data.ts";

/** The form library's own type of a schema has writable lists where ours has read-only ones. */
export function toRjsfSchema(schema: JsonSchema): RJSFSchema {
  return schema as unknown as RJSFSchema;
}

/**
 * The schema as the form library draws it: without `enum`, or it would quietly put the default in the place of a value
 * that is not in the list, and without defaults but those of new rows, which `toFormData` has dealt with.
 */
export function toDrawnSchema(schema: JsonSchema, isRow = false): JsonSchema {
  const { enum: _values, default: initial, properties, items, ...rest } = schema;
  const drawn = Object.entries(properties ?? {}).map(([name, property]) => [name, toDrawnSchema(property, isRow)]);
  return {
    ...rest,
    ...(isRow && initial !== undefined ? { default: initial } : {}),
    ...(properties ? { properties: Object.fromEntries(drawn) } : {}),
    ...(items ? { items: toDrawnSchema(items, true) } : {}),
  };
}

/** The form library's validator over the check that was compiled ahead of time. */
export function toValidator({ schema, validate }: FormModule): ValidatorType {
  const compiled = validate as unknown as Parameters<typeof createPrecompiledValidator>[0][string];
  return createPrecompiledValidator({ [schema.$id ?? ""]: compiled }, toRjsfSchema(schema));
}

function toProblem(error: SchemaError): FieldProblem {
  const { instancePath, keyword, params, message = "" } = error;
  const missing = keyword === "required" ? params["missingProperty"] : undefined;
  const path = toFieldPath(missing === undefined ? instancePath : `${instancePath}/${String(missing)}`);
  return { path, code: keyword, params, message };
}

/** Checks a form's data as the backend will get it; the first problem of each field. */
export function makeCheck(
  form: FormModule,
  validator: ValidatorType,
  visibleWhen: { readonly [field: string]: ConditionDescriptor },
): (data: FormData) => Problems {
  const rjsfSchema = toRjsfSchema(form.schema);
  return (data) => {
    const body = pruneToSchema(form.schema, toBody(form.schema, data, hiddenFields(visibleWhen, data)));
    const { errors = [] } = validator.rawValidation<SchemaError>(rjsfSchema, body);
    const problems = new Map<string, FieldProblem>();
    for (const problem of errors.map(toProblem)) {
      if (!problems.has(problem.path)) {
        problems.set(problem.path, problem);
      }
    }
    return problems;
  };
}
