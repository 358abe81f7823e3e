import { demoCredentials } from "../../../src/backend/config/demo-credentials.ts";
import type { BackendModel } from "../../../src/backend/product.ts";
import { toBasic } from "../../../src/backend/testing/basic-header.ts";
import type { BackendRoute, EntitySchemas } from "../../../src/contract/backend.ts";

/** A repeatable call; resolves with the status of its response. */
export interface Call {
  readonly name: string;
  /** `count` makes unique values different. */
  send(count: number): Promise<number>;
}

type Fields = Readonly<Record<string, unknown>>;

interface Client {
  readonly url: string;
  readonly token: string;
}

/** A field with text in each record whose values must differ. */
const UNIQUE_SUFFIX = "-previous-";

/**
 * Reads, updates and creates of each entity, from the records of the demo data, and sign-in. Calls that a backend rejects
 * by its rules are left out: they prove nothing about its schema.
 */
export async function readCalls(url: string, token: string, model: BackendModel): Promise<readonly Call[]> {
  const client = { url, token };
  const calls: Call[] = [signIn(url)];
  for (const list of model.routes.filter(({ kind }) => kind === "list")) {
    const schemas = model.schemas[list.entity];
    const stored = model.storage[list.entity];
    const [record] = stored === undefined ? [] : await readList(client, list);
    if (record !== undefined && schemas !== undefined && stored !== undefined) {
      calls.push(...callsOf(client, { routes: model.routes, schemas, record, unique: stored.unique, list }));
    }
  }
  const served: Call[] = [];
  for (const call of calls) {
    const statuses = [await call.send(-1), await call.send(-2)];
    served.push(...(statuses.every((status) => status < 300) ? [call] : []));
  }
  return served;
}

function signIn(url: string): Call {
  const headers = { authorization: toBasic(demoCredentials.username, demoCredentials.password) };
  return {
    name: "sign-in",
    send: async () => (await fetch(`${url}/api/authentication`, { method: "POST", headers })).status,
  };
}

interface Target {
  readonly routes: readonly BackendRoute[];
  readonly schemas: EntitySchemas;
  readonly record: Fields;
  readonly unique: readonly string[];
  readonly list: BackendRoute;
}

function callsOf(client: Client, { routes, schemas, record, unique, list }: Target): readonly Call[] {
  const { entity } = list;
  const own = `/${String(record["id"])}`;
  const call = (
    name: string,
    options: { readonly path: string; readonly method?: string; body?(count: number): Fields },
  ) => ({
    name: `${name} ${entity}`,
    send: (count: number) => send(client, { ...options, body: options.body?.(count) }),
  });
  return routes
    .filter((route) => route.entity === entity)
    .flatMap(({ kind, path }): readonly Call[] => {
      switch (kind) {
        case "list":
          return [call("list", { path }), call("sorted list", { path: `${path}?pageSize=5&q=a` })];
        case "get":
          return [call("get", { path: path.replace("/:id", own) })];
        case "update":
          return [
            call("update", {
              path: path.replace("/:id", own),
              method: "PUT",
              body: () => pick(record, schemas.update),
            }),
          ];
        case "create":
          return [
            call("create", {
              path,
              method: "POST",
              body: (count) => ({
                ...pick(record, schemas.create),
                ...Object.fromEntries(unique.map((field) => [field, distinct(record[field], count)])),
              }),
            }),
          ];
        default:
          return [];
      }
    });
}

function pick(record: Fields, { properties = {} }: EntitySchemas["read"]): Fields {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name in properties));
}

/** An address stays one. */
function distinct(value: unknown, count: number): string {
  const text = String(value);
  const suffix = `${UNIQUE_SUFFIX}${Date.now() % 1_000_000}-${count}`;
  return text.includes("@") ? text.replace("@", `${suffix}@`) : text + suffix;
}

async function readList(client: Client, { path }: BackendRoute): Promise<readonly Fields[]> {
  const answer = await fetch(`${client.url}/api${path}`, { headers: { authorization: `Bearer ${client.token}` } });
  return answer.ok ? ((await answer.json()) as { readonly data: readonly Fields[] }).data : [];
}

async function send(
  { url, token }: Client,
  {
    path,
    method = "GET",
    body,
  }: { readonly path: string; readonly method?: string; readonly body?: Fields | undefined },
): Promise<number> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
