import type { BackendAdapter, WireCall, WireResponse } from "../../contract/backend-adapter.ts";

interface Linkage {
  readonly id: string;
}

interface Resource extends Linkage {
  readonly attributes?: object;
  readonly relationships?: { readonly [name: string]: { readonly data?: Linkage | readonly Linkage[] | null } };
}

interface Problem {
  readonly source?: { readonly pointer?: string };
}

interface Document {
  readonly data?: Resource | readonly Resource[] | null;
  readonly errors?: readonly Problem[];
  readonly meta?: { readonly [name: string]: unknown };
}

/** A relation of a resource: its name in `relationships`, and the type of the resources that it names. */
export interface JsonApiRelation {
  readonly name: string;
  readonly type: string;
}

/** How a backend uses JSON:API. */
export interface JsonApiOptions {
  /** Relations by field: `{ authorId: { name: "author", type: "people" } }`. A list of ids is a relation to many. */
  readonly relations?: { readonly [field: string]: JsonApiRelation };
  /** Type of an entity's resources. @defaultValue the first segment of its path: `books` of `/books/{id}` */
  readonly typeOf?: (entity: string | null, path: string) => string;
}

const MEDIA_TYPE = "application/vnd.api+json";

const segmentOf = (_entity: string | null, path: string): string => path.split("/")[1] ?? "";

const isMany = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value);

/** The total has no place in the specification: `meta.page.total`, `meta.total` and so on. */
function toTotal(meta: object = {}): unknown {
  const numbers = ["total", "totalCount", "count", "totalItems", "totalResources", "record-count", "recordCount"];
  const places = [meta, ...["page", "pagination"].map((name): unknown => Reflect.get(meta, name))];
  return places
    .filter((place) => typeof place === "object" && place !== null)
    .flatMap((place) => numbers.map((name): unknown => Reflect.get(place, name)))
    .find((value) => value !== undefined);
}

function toRelationships(fields: object, relations: Required<JsonApiOptions>["relations"]): object {
  const named = Object.entries(relations).flatMap(([field, { name, type }]) => {
    const value: unknown = Reflect.get(fields, field);
    const link = (id: unknown) => ({ type, id: String(id) });
    const data = Array.isArray(value) ? value.map(link) : (value ?? null) === null ? null : link(value);
    return value === undefined ? [] : [[name, { data }]];
  });
  return named.length === 0 ? {} : { relationships: Object.fromEntries(named) };
}

/**
 * An adapter for a backend that speaks JSON:API (https://jsonapi.org): records in `data`, their fields in `attributes`,
 * relations by id, changes by PATCH, and problems at their fields. Paging, sort order and filters are configured in
 * `lists` of `config.json`, since the specification leaves them open.
 * @example
 * export const library = jsonApi({ relations: { authorId: { name: "author", type: "people" } } });
 */
export function jsonApi({ relations = {}, typeOf = segmentOf }: JsonApiOptions = {}): BackendAdapter {
  const fieldOf = (name: string) =>
    Object.entries(relations).find(([, relation]) => relation.name === name)?.[0] ?? name;

  const toRecord = ({ id, attributes, relationships = {} }: Resource): object => {
    const related = Object.entries(relationships).flatMap(([name, { data }]) =>
      // Without `data`, a relation has only links.
      data === undefined ? [] : [[fieldOf(name), isMany(data) ? data.map((each) => each?.id) : (data?.id ?? null)]],
    );
    return { id, ...attributes, ...Object.fromEntries(related) };
  };

  const toBody = (body: object, resource: object): object => {
    const fields = Object.entries(body).filter(([field]) => field !== "id" && !Object.hasOwn(relations, field));
    return { data: { ...resource, attributes: Object.fromEntries(fields), ...toRelationships(body, relations) } };
  };

  /** The problem of a relation is one of its field. */
  const toProblem = (problem: Problem): Problem => {
    const [, name = "", rest = ""] = /^\/data\/relationships\/([^/]+)(.*)$/.exec(problem.source?.pointer ?? "") ?? [];
    return name === "" ? problem : { ...problem, source: { pointer: `/data/attributes/${fieldOf(name)}${rest}` } };
  };

  const toAnswer = (answer: WireResponse, { data, errors, meta }: Document): WireResponse => {
    if (errors !== undefined) {
      return { ...answer, body: { errors: errors.map(toProblem) } };
    }
    if (data === undefined || data === null) {
      return answer;
    }
    const body = isMany(data) ? { rows: data.map(toRecord), total: toTotal(meta), meta } : toRecord(data);
    return { ...answer, body };
  };

  return {
    request(call, { entity, path, params }): WireCall {
      const headers = { ...call.headers, Accept: MEDIA_TYPE };
      if (typeof call.body !== "object" || call.body === null) {
        return { ...call, headers };
      }
      const id = params["id"]?.toString();
      const resource = { type: typeOf(entity, path), ...(id === undefined ? {} : { id }) };
      const method = call.method === "PUT" ? "PATCH" : call.method;
      return {
        ...call,
        method,
        headers: { ...headers, "Content-Type": MEDIA_TYPE },
        body: toBody(call.body, resource),
      };
    },
    answer(answer) {
      const { body } = answer;
      return typeof body === "object" && body !== null ? toAnswer(answer, body) : answer;
    },
  };
}
