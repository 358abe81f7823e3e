import type { FastifyInstance, RouteOptions } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Summary of a custom route. The generator describes the calls of the specification. */
    readonly summary?: string;
    /** Authorization other than by a session: names in the document's `securitySchemes`. */
    readonly authorizedBy?: readonly string[];
  }
}

/** The part of an OpenAPI document to which calls are added. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, object>>;
  readonly tags?: readonly object[];
  readonly [part: string]: unknown;
}

/** A route with its own description; the generator describes the others. */
interface CustomOperation {
  readonly server: string;
  readonly path: string;
  readonly method: string;
  readonly route: RouteOptions;
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

/**
 * Collects the routes with a summary that are registered on `app` and below. The returned function adds them to a
 * document, with the schemas that validate their requests and responses.
 */
export function collectCustomOperations(
  app: FastifyInstance,
  prefixes: readonly string[],
): (document: OpenApiDocument) => OpenApiDocument {
  const calls: CustomOperation[] = [];
  app.addHook("onRoute", (route) => {
    if (route.config?.summary !== undefined && route.method !== "HEAD") {
      const server = prefixes.find((prefix) => route.url.startsWith(`${prefix}/`)) ?? "";
      const path = route.url.slice(server.length).replace(/:(\w+)/g, "{$1}");
      calls.push({ server: server || "/", path, method: String(route.method).toLowerCase(), route });
    }
  });
  return (document) => {
    const paths = { ...document.paths };
    for (const call of calls) {
      paths[call.path] = { ...paths[call.path], [call.method]: toOperation(call) };
    }
    const tags = [...(document.tags ?? []), ...(calls.length === 0 ? [] : [OWN_TAG])];
    return { ...document, tags, paths };
  };
}

interface WithServers {
  readonly servers?: readonly { readonly url: string }[];
}

/** The document with the addresses of all servers under the base path. */
export function withServersUnder(document: OpenApiDocument, basePath: string): OpenApiDocument {
  const move = <T extends object>(part: T & WithServers): T =>
    part.servers === undefined
      ? part
      : { ...part, servers: part.servers.map((server) => ({ ...server, url: basePath + server.url.slice(1) })) };
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, move(operation)])),
  ]);
  return { ...move(document), paths: Object.fromEntries(paths) };
}

const OWN_TAG = { name: "backend", description: "Calls of this backend that the specification does not have." };

function toOperation({ server, path, method, route }: CustomOperation): object {
  const { summary, isPublic, authorizedBy, needsProof = false } = route.config ?? {};
  const { body, querystring, response } = route.schema ?? {};
  const schemes = authorizedBy ?? (isPublic === true || server === "/" ? [] : ["bearer"]);
  const parameters = [...toPathParameters(path), ...toQueryParameters(querystring as ObjectSchema | undefined)];
  return {
    operationId: `${method}${`${server}${path}`.replace(/\W+(\w)?/g, (_, letter = "") => String(letter).toUpperCase())}`,
    summary,
    description: `${summary}.`,
    tags: [OWN_TAG.name],
    servers: [{ url: server }],
    security: schemes.map((scheme) => ({ [scheme]: [] })),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { content: { "application/json": { schema: body } } } }),
    responses: toResponses((response ?? {}) as Readonly<Record<string, object>>, needsProof),
  };
}

function toPathParameters(path: string): readonly object[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return names.map((name) => ({
    name,
    in: "path",
    required: true,
    description: "Of the record.",
    schema: { type: "string" },
  }));
}

function toQueryParameters({ properties = {}, required = [] }: ObjectSchema = {}): readonly object[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    description: `What is asked for: ${name}.`,
    ...(required.includes(name) ? { required: true } : {}),
    schema,
  }));
}

function toResponses(response: Readonly<Record<string, object>>, needsProof: boolean): object {
  const known = Object.entries(response);
  const answers = (known.length === 0 ? [["200", { type: "object" }] as const] : known).map(([status, schema]) => [
    status,
    { description: "What was asked for", content: { "application/json": { schema } } },
  ]);
  const problem = (description: string) => ({
    description,
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
  });
  const problems = {
    400: problem("The call is not valid."),
    ...(needsProof ? { 403: problem("Not allowed, or a recent proof of identity is needed (`proofRequired`).") } : {}),
    default: problem("The backend failed."),
  };
  return { ...Object.fromEntries(answers), ...problems };
}
