import type { SchemaError, Validate } from "./json-schema.ts";

/** A validator compiled by Ajv. It also gets the location of the value. */
interface CheckAt {
  (data: unknown, at?: CheckedPlace): boolean;
  errors?: readonly SchemaError[] | null;
}

interface CheckedPlace {
  readonly instancePath: string;
}

/** An object with exactly the known members. */
interface ObjectRules {
  readonly members: { readonly [name: string]: CheckAt };
  readonly required: readonly string[];
}

/**
 * Validates an object with the validators of its members. Reports the same errors in the same order as Ajv's validator
 * of the whole object, with less code. Members with equal schemas share a validator.
 */
export function objectCheck({ members, required }: ObjectRules): Validate & CheckAt {
  const check: CheckAt = (data, { instancePath } = TOP) => {
    const found = isObject(data)
      ? objectErrors({ members, required }, data, instancePath)
      : [toError(instancePath, { keyword: "type", params: { type: "object" }, message: "must be object" })];
    check.errors = found.length === 0 ? null : found;
    return found.length === 0;
  };
  return check;
}

/** Validates an array with the validator of its own keywords, then each item. */
export function itemsCheck(own: CheckAt, item: CheckAt): CheckAt {
  const check: CheckAt = (data, { instancePath } = TOP) => {
    const found = [...errorsOf(own, data, instancePath)];
    for (const [index, value] of Array.isArray(data) ? data.entries() : []) {
      found.push(...within(errorsOf(item, value, `${instancePath}/${index}`), "items"));
    }
    check.errors = found.length === 0 ? null : found;
    return found.length === 0;
  };
  return check;
}

type Broken = Required<Pick<SchemaError, "keyword" | "params" | "message">>;

const TOP: CheckedPlace = { instancePath: "" };

function objectErrors(
  { members, required }: ObjectRules,
  data: Readonly<Record<string, unknown>>,
  instancePath: string,
): readonly SchemaError[] {
  const found: SchemaError[] = [];
  for (const name of required) {
    if (data[name] === undefined) {
      const message = `must have required property '${name}'`;
      found.push(toError(instancePath, { keyword: "required", params: { missingProperty: name }, message }));
    }
  }
  for (const name in data) {
    if (!Object.hasOwn(members, name)) {
      const message = "must NOT have additional properties";
      found.push(
        toError(instancePath, { keyword: "additionalProperties", params: { additionalProperty: name }, message }),
      );
    }
  }
  for (const [name, member] of Object.entries(members)) {
    if (data[name] !== undefined) {
      found.push(...within(errorsOf(member, data[name], `${instancePath}/${name}`), `properties/${name}`));
    }
  }
  return found;
}

function errorsOf(check: CheckAt, data: unknown, instancePath: string): readonly SchemaError[] {
  return check(data, { instancePath }) ? [] : (check.errors ?? []);
}

/** Adjusts schema paths of a member's errors, which start at the member's schema. */
function within(errors: readonly SchemaError[], path: string): readonly SchemaError[] {
  return errors.map((error) => ({ ...error, schemaPath: `#/${path}${error.schemaPath.slice(1)}` }));
}

function toError(instancePath: string, { keyword, params, message }: Broken): SchemaError {
  return { instancePath, schemaPath: `#/${keyword}`, keyword, params, message };
}

function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
