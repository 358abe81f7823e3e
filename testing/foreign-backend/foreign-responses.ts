/** Responses of a foreign backend to each call of section 7 of docs/specification.md, with configurable properties. */

/** The format of its lists. */
export type ListShape = "array" | "envelope" | "paged";

/** The properties of a foreign backend. */
export interface Habits {
  readonly shape: ListShape;
  readonly ids: "numeric" | "text";
  readonly relations: "ids" | "records";
}

/** One kind of record: its path, and its records as JSON texts by id. */
export interface Resource {
  /** `/books`; a record is at `/books/{id}`. */
  readonly path: string;
  /** The path of its lists. */
  readonly lists: readonly string[];
  readonly records: Map<string, string>;
}

/** A call that concerns no record: `POST /books/generate`. */
export interface Extra {
  readonly method: string;
  readonly path: RegExp;
  readonly status: number;
  readonly type: string;
  /** Its response, which may depend on the caller. */
  readonly body: string | ((username: string) => string);
}

/** The data and the properties of a backend. */
export interface BackendState extends Habits {
  readonly resources: readonly Resource[];
  readonly extras: readonly Extra[];
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  /** The raw header of that name. */
  readonly authorization: string;
}

export interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
}

const JSON_TYPE = "application/json";
const OK = (body: string): Answer => ({ status: 200, type: JSON_TYPE, body });
export const NOT_FOUND: Answer = { status: 404, type: JSON_TYPE, body: '{"message":"Not found"}' };

/** A list in one of the formats; only paged ones support search. */
function toList({ shape }: Habits, texts: readonly string[], query: URLSearchParams): Answer {
  if (shape === "array") {
    return OK(`[${texts.join(",")}]`);
  }
  if (shape === "envelope") {
    return OK(`{"data":[${texts.join(",")}]}`);
  }
  const wanted = (query.get("q") ?? "").toLowerCase();
  const found = texts.filter((text) => text.toLowerCase().includes(wanted));
  const size = Number(query.get("pageSize") ?? 25);
  const from = (Number(query.get("page") ?? 1) - 1) * size;
  return OK(`{"data":[${found.slice(from, from + size).join(",")}],"total":${found.length}}`);
}

/** A new record: its id before the sent members. */
function create({ ids }: Habits, resource: Resource, body: string): Answer {
  const number = 500 + resource.records.size;
  const id = ids === "numeric" ? String(number) : `id-${number}`;
  const text = `{"id":${ids === "numeric" ? id : `"${id}"`},${body.slice(1)}`;
  resource.records.set(id, text);
  return { status: 201, type: JSON_TYPE, body: text };
}

/** A call for one record. A PUT replaces it: members that are not sent are lost. */
function onRecord({ records }: Resource, id: string, { method, body }: Call): Answer {
  const record = records.get(id);
  if (record === undefined) {
    return NOT_FOUND;
  }
  if (method === "PUT") {
    records.set(id, body);
    // Success is any 2xx with any body.
    return { status: 200, type: "text/plain", body: "OK" };
  }
  if (method === "DELETE") {
    records.delete(id);
    return { status: 204 };
  }
  return OK(record);
}

/** An opaque token. */
export function tokenOf(username: string): string {
  return `opaque-${Buffer.from(username, "utf8").toString("hex")}-token`;
}

/** The user of a sign-in with basic credentials. */
function toUsername({ authorization }: Call): string {
  const [username = ""] = Buffer.from(authorization.replace(/^Basic /, ""), "base64")
    .toString("utf8")
    .split(":");
  return username;
}

/** The user of a call's token. */
function toPerson({ authorization }: Call): string {
  const [, hex = ""] = /^Bearer opaque-([0-9a-f]*)-token$/.exec(authorization) ?? [];
  return Buffer.from(hex, "hex").toString("utf8");
}

/** The response to a call of section 7; null for other calls. */
export function answerTo(world: BackendState, call: Call): Answer | null {
  const { method, path, query, body } = call;
  const extra = world.extras.find((each) => each.method === method && each.path.test(path));
  if (extra) {
    const { body: text, ...rest } = extra;
    return { ...rest, body: typeof text === "string" ? text : text(toPerson(call)) };
  }
  if (method === "POST" && path === "/authentication") {
    return OK(`{"token":"${tokenOf(toUsername(call))}"}`);
  }
  const resource = world.resources.find((each) => path === each.path || path.startsWith(`${each.path}/`));
  if (!resource) {
    return null;
  }
  if (method === "GET" && resource.lists.includes(path)) {
    return toList(world, [...resource.records.values()], query);
  }
  if (method === "POST" && path === resource.path) {
    return create(world, resource, body);
  }
  return onRecord(resource, decodeURIComponent(path.slice(resource.path.length + 1)), call);
}
