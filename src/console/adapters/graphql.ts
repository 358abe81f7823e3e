import type {
  AdapterTools,
  BackendAdapter,
  Grant,
  TransportTools,
  WireResponse,
} from "../../contract/backend-adapter.ts";
import type { CallOptions, ListPage, ListQuery, Transport, TransportRequest } from "../../contract/transport.ts";
import {
  bodyOf,
  fieldInExtensions,
  type GraphqlError,
  reportsUnauthenticated,
  toPage,
  toProblems,
  unwrap,
} from "./graphql-responses.ts";

/** One query or mutation. */
export interface GraphqlCall {
  /** The document. */
  readonly query: string;
  readonly variables?: object;
  /** Reads the value from `data`; of a list, a `ListPage`. @defaultValue its only field; of a payload that has one object, that object */
  readonly read?: (data: never) => unknown;
}

/** The operations of an entity. One that is missing rejects; actions have their own names. */
export interface GraphqlOperations {
  /** The value is a list and the number of matches: `{ rows, total }`, `{ nodes, totalCount }`, `{ edges, totalCount }`. */
  list?(query: ListQuery): GraphqlCall;
  /** The value is the record, or null if there is none. */
  get?(id: string): GraphqlCall;
  /** The value is the new record, or at least its `id`. */
  create?(input: object): GraphqlCall;
  /** `input` has no id. */
  update?(id: string, input: object): GraphqlCall;
  delete?(id: string): GraphqlCall;
  /** Actions, commands and queries of the spec by name. */
  readonly actions?: { readonly [name: string]: (request: TransportRequest) => GraphqlCall };
}

/** Options that differ between GraphQL backends. */
export interface GraphqlOptions {
  /** The mutation that signs in. Its value is a `Grant`: `{ accessToken, refreshToken }`. */
  readonly signIn?: (typed: { readonly username: string; readonly password: string }) => GraphqlCall;
  /** The mutation that renews a grant. Its value is a `Grant`. */
  readonly refresh?: (grant: Grant) => GraphqlCall;
  /** The mutation that ends the session. */
  readonly signOut?: (grant: Grant) => GraphqlCall;
  /**
   * The field that an error is about, if the usual places do not say it: `field`, `argumentName` or `path` of its
   * `extensions`, or the message of graphql-js about an input.
   */
  readonly fieldOf?: (error: GraphqlError) => string | null;
  /** Whether an error says that the token is not valid. @defaultValue a code such as UNAUTHENTICATED, or `jwt expired` */
  readonly isUnauthenticated?: (error: GraphqlError) => boolean;
}

/** A GraphQL server answers at one address, which has no slash at its end. */
function toWire({ url }: { readonly url: URL }, { query, variables = {} }: GraphqlCall) {
  const address = new URL(url.href.replace(/\/$/, ""));
  return { method: "POST", url: address, headers: { Accept: "application/json" }, body: { query, variables } };
}

/** Reads the value of a call. Throws the refusal of a response with errors. */
function createReader(tools: Pick<TransportTools, "toError">, { fieldOf }: GraphqlOptions) {
  return (answer: WireResponse, { read }: GraphqlCall): unknown => {
    const { data, errors } = bodyOf(answer);
    if (errors !== undefined && errors.length > 0) {
      throw tools.toError({
        ...answer,
        status: 422,
        body: toProblems(errors, (error) => fieldOf?.(error) ?? fieldInExtensions(error)),
      });
    }
    return read === undefined ? unwrap(data) : read((data ?? {}) as never);
  };
}

/** Sends calls of entities. */
function createRunner(tools: TransportTools, options: GraphqlOptions) {
  const { isUnauthenticated = reportsUnauthenticated } = options;
  const read = createReader(tools, options);
  return async (call: GraphqlCall, isSafe: boolean, { signal }: CallOptions = {}): Promise<unknown> => {
    const answer = await tools.send(toWire(tools, call), {
      isSafe,
      ...(signal === undefined ? {} : { signal }),
      statusOf(given) {
        const { errors } = bodyOf(given);
        // A document that does not fit is a 400, with errors that have a place too.
        const status = errors !== undefined && given.status === 400 ? 200 : given.status;
        return errors?.some(isUnauthenticated) ? 401 : status;
      },
    });
    return read(answer, call);
  };
}

/** The hooks of the session, as far as the options have mutations for them. */
function toSession(options: GraphqlOptions): Pick<BackendAdapter, "signIn" | "refresh" | "signOut"> {
  const { signIn, refresh, signOut } = options;
  const run = async (call: GraphqlCall, tools: AdapterTools): Promise<unknown> =>
    createReader(tools, options)(await tools.send(toWire(tools, call)), call);
  return {
    ...(signIn && { signIn: async (typed, tools) => (await run(signIn(typed), tools)) as Grant }),
    ...(refresh && { refresh: async (grant, tools) => (await run(refresh(grant), tools)) as Grant }),
    ...(signOut && {
      signOut: async (grant, tools) => {
        await run(signOut(grant), tools);
        return null;
      },
    }),
  };
}

function withoutId(body: unknown): object {
  const { id: _, ...input } = (body ?? {}) as { readonly id?: unknown };
  return input;
}

/** The call of a request: one of the entity's operations, or an action of the spec. */
function toCall(operations: GraphqlOperations, request: TransportRequest): GraphqlCall | undefined {
  const { about, params, body } = request;
  const id = String(params?.["id"]);
  switch (about?.operation) {
    case "create":
      return operations.create?.(withoutId(body));
    case "update":
      return operations.update?.(id, withoutId(body));
    case "delete":
      return operations.delete?.(id);
    default:
      return operations.actions?.[about?.operation ?? ""]?.(request);
  }
}

/**
 * An adapter for a GraphQL backend: each call of the console is a query or a mutation that you write. Refusals arrive at
 * their fields, a rejected token is renewed, and a missing record is a 404.
 * @example
 * export const library = graphql(() => ({
 *   get: (id) => ({ query: "query($id: ID!) { book(id: $id) { id title } }", variables: { id } }),
 * }));
 */
export function graphql(
  operationsOf: (entity: string) => GraphqlOperations,
  options: GraphqlOptions = {},
): BackendAdapter & { transport(tools: TransportTools): Transport } {
  return {
    ...toSession(options),
    transport(tools) {
      const run = createRunner(tools, options);
      const of = ({ about }: TransportRequest) => operationsOf(about?.entity ?? "");
      const refuse = (status: number, message: string) =>
        tools.toError({ status, headers: new Headers(), body: { message } });
      const missing = ({ about }: TransportRequest) =>
        refuse(501, `The adapter has no ${about?.operation ?? "call"} of ${about?.entity ?? "the backend"}`);
      return {
        async list<T>(request: TransportRequest, query: ListQuery = {}, call?: CallOptions) {
          const found = of(request).list?.(query);
          if (found === undefined) {
            throw missing(request);
          }
          const value = await run(found, true, call);
          const page = found.read === undefined ? toPage(value) : value;
          if (page === null) {
            throw refuse(422, "The response has no list");
          }
          return page as ListPage<T>;
        },
        async load<T>(request: TransportRequest, call?: CallOptions) {
          const found = of(request).get?.(String(request.params?.["id"]));
          if (found === undefined) {
            throw missing(request);
          }
          const record = (await run(found, true, call)) ?? null;
          if (record === null) {
            throw refuse(404, "Not found");
          }
          return { record: record as T, etag: null };
        },
        async send<T>(request: TransportRequest, call?: CallOptions) {
          const found = toCall(of(request), request);
          if (found === undefined) {
            throw missing(request);
          }
          return (await run(found, request.method === "GET", call)) as T;
        },
      };
    },
  };
}
