import { randomUUID } from "node:crypto";
import { isObject, type JsonObject } from "../../src/console/lib/json-object.ts";
import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { type CallBackend, isSuccess } from "./backend-caller.ts";
import type { Finding } from "./finding.ts";
import { type OpenApi, type Resource, resolved } from "./read-document.ts";

/** A text that is recognizable as test data. */
const NAME = "Try-backend";

const FORMATS: { readonly [format: string]: () => string } = {
  email: () => `try-backend-${randomUUID().slice(0, 8)}@example.com`,
  date: () => "2030-01-31",
  "date-time": () => "2030-01-31T12:00:00Z",
  uri: () => "https://example.com/try-backend",
  password: () => `Try-${randomUUID()}-A1`,
};

function exampleText({ format = "", maxLength = 60 }: JsonSchema): string {
  return FORMATS[format]?.() ?? `${NAME}-${randomUUID().slice(0, 8)}`.slice(0, maxLength);
}

function exampleOf(schema: JsonSchema): unknown {
  const { default: initial, type, minimum = 0 } = schema;
  const values: unknown = Reflect.get(schema, "enum");
  if (initial !== undefined) {
    return initial;
  }
  if (Array.isArray(values)) {
    return values[0];
  }
  if (type === "string") {
    return exampleText(schema);
  }
  return type === "boolean" ? false : type === "array" ? [] : minimum;
}

/** A body with required fields only. */
function exampleBody(document: OpenApi, schema: JsonSchema): JsonObject {
  const { properties = {}, required = [] } = resolved(document, schema);
  const wanted = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(wanted.map(([name, property]) => [name, exampleOf(resolved(document, property))]));
}

/** The id of the created record in the response. */
function idIn(body: unknown): string | number | null {
  const record = isObject(body) && isObject(body["data"]) ? body["data"] : body;
  const id = isObject(record) ? record["id"] : undefined;
  return typeof id === "string" || typeof id === "number" ? id : null;
}

interface Trial {
  readonly call: CallBackend;
  readonly resource: Resource;
  readonly body: JsonObject;
  readonly tell: (level: Finding["level"], where: string, text: string) => void;
  /** Records to delete at the end. */
  readonly made: Set<string | number>;
}

const at = (path: string, id: string | number): string => path.replace(/\{\w+\}/, encodeURIComponent(id));

async function create({ call, resource, body, tell, made }: Trial, path: string): Promise<string | number | null> {
  const headers = { "Idempotency-Key": randomUUID() };
  const answer = await call("POST", path, { body, headers });
  if (!isSuccess(answer)) {
    tell(
      "warning",
      `POST ${path}`,
      `a record of what is required is answered ${answer.status}: ${answer.text.slice(0, 160)}`,
    );
    return null;
  }
  const id = idIn(answer.body);
  if (id === null) {
    tell(
      "warning",
      `POST ${path}`,
      `does not answer the record that it made: delete the ${resource.name} "${NAME}…" by hand`,
    );
    return null;
  }
  made.add(id);
  const repeated = idIn((await call("POST", path, { body, headers })).body);
  if (repeated !== null && repeated !== id) {
    made.add(repeated);
  }
  tell("note", `POST ${path}`, repeated === id ? "supports the Idempotency-Key" : "ignores the Idempotency-Key");
  return id;
}

async function update({ call, resource, tell }: Trial, id: string | number): Promise<void> {
  const { get, update: path } = resource;
  if (get === null || path === null) {
    return;
  }
  const { body, headers } = await call("GET", at(get, id));
  const record = isObject(body) && isObject(body["data"]) ? body["data"] : body;
  const etag = headers.get("etag");
  const answer = await call("PUT", at(path, id), { body: record, headers: etag === null ? {} : { "If-Match": etag } });
  if (!isSuccess(answer)) {
    tell(
      "error",
      `PUT ${path}`,
      `a record sent back as it came is answered ${answer.status}: ${answer.text.slice(0, 160)}`,
    );
  }
}

async function cleanUp({ call, resource, tell, made }: Trial): Promise<void> {
  for (const id of made) {
    const path = resource.remove;
    const answer = path === null ? null : await call("DELETE", at(path, id)).catch(() => null);
    if (answer === null || !isSuccess(answer)) {
      tell("error", `DELETE ${path ?? resource.list}`, `the ${resource.name} ${id} is still there: delete it by hand`);
    }
  }
}

/** Creates, repeats, changes and deletes a record; deletes it even after a failure. */
export async function tryWrites(call: CallBackend, document: OpenApi, resource: Resource): Promise<readonly Finding[]> {
  const { create: path, body: schema, remove } = resource;
  if (path === null || schema === null || remove === null) {
    return [];
  }
  const findings: Finding[] = [];
  const trial: Trial = {
    call,
    resource,
    body: exampleBody(document, schema),
    tell: (level, where, text) => findings.push({ level, where, text }),
    made: new Set(),
  };
  try {
    const id = await create(trial, path);
    if (id !== null) {
      await update(trial, id);
    }
  } finally {
    await cleanUp(trial);
  }
  return findings;
}
