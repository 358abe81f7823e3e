import { toListPage } from "../../src/console/api/list-page.ts";
import { isObject } from "../../src/console/lib/json-object.ts";
import type { EntityRecord } from "../../src/contract/transport.ts";
import { type BackendAnswer, type CallBackend, isSuccess } from "./backend-caller.ts";
import type { Finding } from "./finding.ts";
import type { Resource } from "./read-document.ts";

/** A list without query parameters. */
export interface TriedList {
  readonly resource: Resource;
  readonly rows: readonly EntityRecord[];
  readonly total: number | null;
  readonly headers: Headers;
  /** The record loaded by its id, with its version. */
  readonly record: { readonly body: unknown; readonly etag: string | null } | null;
}

type Check = (schema: Resource["record"], value: unknown) => readonly string[];

function refusal(answer: BackendAnswer): string {
  const text = answer.text.trim().replaceAll(/\s+/g, " ").slice(0, 120);
  return `${answer.status}${text === "" ? "" : `: ${text}`}`;
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

/** Reads a list and one of its records by id. */
export async function tryList(
  call: CallBackend,
  resource: Resource,
  check: Check,
): Promise<{ readonly list: TriedList | null; readonly findings: readonly Finding[] }> {
  const where = `GET ${resource.list}`;
  const answer = await call("GET", resource.list);
  const page = isSuccess(answer) ? toListPage(answer.body, { headers: answer.headers }) : null;
  if (page === null) {
    const text = isSuccess(answer) ? "answers neither an array nor a known envelope" : `answers ${refusal(answer)}`;
    return { list: null, findings: [{ level: "error", where, text }] };
  }
  const rows = page.rows as readonly EntityRecord[];
  const { record, findings } = await tryRecord(call, resource, rows, check);
  const list = { resource, rows, total: page.total, headers: answer.headers, record };
  return { list, findings: [...idProblems(where, rows), ...findings] };
}

async function tryRecord(
  call: CallBackend,
  { get, record: schema }: Resource,
  ...[rows, check]: readonly [readonly EntityRecord[], Check]
): Promise<{ readonly record: TriedList["record"]; readonly findings: readonly Finding[] }> {
  const id = rows[0]?.id;
  if (get === null || id === undefined || id === null) {
    return { record: null, findings: [] };
  }
  const where = `GET ${get}`;
  const answer = await call("GET", get.replace(/\{\w+\}/, encodeURIComponent(String(id))));
  if (!isSuccess(answer) || !isObject(answer.body)) {
    return { record: null, findings: [{ level: "error", where, text: `answers ${refusal(answer)}` }] };
  }
  const body = !("id" in answer.body) && isObject(answer.body["data"]) ? answer.body["data"] : answer.body;
  const findings = check(schema, body).map((text) => ({
    level: "note" as const,
    where,
    text: `by the document: ${text}`,
  }));
  return { record: { body, etag: answer.headers.get("etag") }, findings };
}

/** Reads calls other than lists and records: `GET /librarians`. */
export async function tryQuery(call: CallBackend, path: string): Promise<readonly Finding[]> {
  const answer = await call("GET", path);
  return isSuccess(answer) && answer.body !== undefined
    ? []
    : [{ level: "warning", where: `GET ${path}`, text: `answers ${refusal(answer)}` }];
}
