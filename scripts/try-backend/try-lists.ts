import { ApiError } from "../../src/console/api/api-error.ts";
import { isObject } from "../../src/console/lib/json-object.ts";
import type { JsonSchema } from "../../src/contract/json-schema.ts";
import type { EntityRecord } from "../../src/contract/transport.ts";
import type { Finding } from "./finding.ts";
import { type OpenApi, type Resource, resolved, toRequest } from "./read-document.ts";
import type { Trial } from "./trial.ts";

/** A list without query parameters. */
export interface TriedList {
  readonly resource: Resource;
  readonly rows: readonly EntityRecord[];
  readonly total: number | null;
  readonly headers: Headers;
  /** The record loaded by its id, with its version. */
  readonly record: { readonly body: EntityRecord; readonly etag: string | null } | null;
}

type Check = (schema: Resource["record"], value: unknown) => readonly string[];

/** The backend's own reason, if it sent one, after its status. */
export function toReason(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return error instanceof Error ? error.message : String(error);
  }
  const fields = error.details.slice(0, 3).map(({ path, message }) => (path === "" ? message : `${path}: ${message}`));
  const told = fields.length > 0 ? fields.join("; ") : (error.serverMessage ?? error.message);
  return error.statusCode > 0 ? `${error.statusCode}: ${told.slice(0, 120)}` : told;
}

function idProblems(where: string, rows: readonly EntityRecord[]): readonly Finding[] {
  const without = rows.filter((row) => !isObject(row) || row.id === undefined || row.id === null).length;
  return without === 0
    ? []
    : [
        {
          level: "error",
          where,
          text: `${without} of ${rows.length} records have no id: they get no links and no actions`,
        },
      ];
}

/** Fields of the document that no record has. Without any of them, each column is a dash. */
function fieldProblems(where: string, schema: JsonSchema, rows: readonly EntityRecord[]): readonly Finding[] {
  const { properties = {}, required = [] } = schema;
  const expected = Object.keys(properties).filter((name) => name !== "id");
  const isMissing = (name: string) => rows.every((row) => !isObject(row) || !(name in row));
  if (rows.length === 0 || expected.length === 0) {
    return [];
  }
  if (expected.every(isMissing)) {
    const names = Object.keys(rows[0] ?? {}).join(", ");
    return [{ level: "error", where, text: `no field of the spec is in a record, but ${names}: it needs an adapter` }];
  }
  const missing = expected.filter((name) => required.includes(name) && isMissing(name));
  return missing.length === 0
    ? []
    : [{ level: "error", where, text: `missing in every record: ${missing.join(", ")}` }];
}

/** Reads a list and one of its records by id. */
export async function tryList(
  trial: Trial,
  resource: Resource,
  { document, check }: { readonly document: OpenApi; readonly check: Check },
): Promise<{ readonly list: TriedList | null; readonly findings: readonly Finding[] }> {
  const where = `GET ${resource.list}`;
  let page: Awaited<ReturnType<ReturnType<Trial["transport"]>["list"]>>;
  try {
    page = await trial.transport().list(toRequest(resource, "list"));
  } catch (error) {
    return { list: null, findings: [{ level: "error", where, text: `answers ${toReason(error)}` }] };
  }
  const headers = trial.seen.last?.headers ?? new Headers();
  const rows = page.rows as readonly EntityRecord[];
  const schema = resource.record === null ? null : resolved(document, resource.record);
  const ids = idProblems(where, rows);
  const fields = schema === null ? [] : fieldProblems(where, schema, rows);
  const { record, findings } = await tryRecord(trial, resource, rows, fields.length > 0 ? null : check);
  const total = page.isAtLeast === true ? null : page.total;
  return { list: { resource, rows, total, headers, record }, findings: [...ids, ...fields, ...findings] };
}

async function tryRecord(
  trial: Trial,
  resource: Resource,
  ...[rows, check]: readonly [readonly EntityRecord[], Check | null]
): Promise<{ readonly record: TriedList["record"]; readonly findings: readonly Finding[] }> {
  const id = rows[0]?.id;
  const { get, record: schema, idName } = resource;
  if (get === null || id === undefined || id === null) {
    return { record: null, findings: [] };
  }
  const where = `GET ${get}`;
  try {
    const { record, etag } = await trial.transport().load<EntityRecord>(toRequest(resource, "get", { id }));
    const problems = check === null ? [] : check(schema, { ...record, [idName]: record.id });
    const text = `not as in the document: ${problems.join("; ")}`;
    return {
      record: { body: record, etag },
      findings: problems.length === 0 ? [] : [{ level: "note", where, text }],
    };
  } catch (error) {
    return { record: null, findings: [{ level: "error", where, text: `answers ${toReason(error)}` }] };
  }
}

/** Reads calls other than lists and records: `GET /librarians`. */
export async function tryQuery(trial: Trial, path: string): Promise<readonly Finding[]> {
  try {
    await trial.transport().send({ method: "GET", path });
    return [];
  } catch (error) {
    return [{ level: "warning", where: `GET ${path}`, text: `answers ${toReason(error)}` }];
  }
}
