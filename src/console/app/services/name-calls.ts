import type { SignedInModel } from "../../../contract/console-model.ts";
import type { Transport, TransportRequest } from "../../../contract/transport.ts";

type CreateClient = SignedInModel["createClient"];
type Calls = { readonly [operation: string]: (...words: readonly unknown[]) => unknown };

/**
 * Creates the generated client, and adds to each request which entity and operation it is for. A generated call uses its
 * transport before it returns, so the operation of the current call is known there.
 */
export function createNamedClient(createClient: CreateClient, transport: Transport): ReturnType<CreateClient> {
  let about: TransportRequest["about"];
  const named = (request: TransportRequest): TransportRequest =>
    about === undefined ? request : { ...request, about };
  const client = createClient({
    send: (request, options) => transport.send(named(request), options),
    list: (request, query, options) => transport.list(named(request), query, options),
    load: (request, options) => transport.load(named(request), options),
  });
  const nameCall = (entity: string, operation: string, call: Calls[string]) => {
    return (...words: readonly unknown[]) => {
      about = { entity, operation };
      try {
        return call(...words);
      } finally {
        about = undefined;
      }
    };
  };
  const entries = Object.entries(client as { readonly [entity: string]: Calls }).map(([entity, calls]) => [
    entity,
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, nameCall(entity, name, call)])),
  ]);
  return Object.fromEntries(entries) as ReturnType<CreateClient>;
}

/** The clients without calls of these names, which the generator writes for every backend, for one that lacks them. */
export function withoutCalls(client: ReturnType<CreateClient>, names: readonly string[]): ReturnType<CreateClient> {
  const entries = Object.entries(client as { readonly [entity: string]: Calls }).map(([entity, calls]) =>
    names.some((name) => calls[name] !== undefined)
      ? [entity, Object.fromEntries(Object.entries(calls).filter(([name]) => !names.includes(name)))]
      : [entity, calls],
  );
  return Object.fromEntries(entries) as ReturnType<CreateClient>;
}
