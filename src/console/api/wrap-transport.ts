import type { Transport, TransportRequest } from "../../contract/transport.ts";

type RunCall = <T>(call: () => Promise<T>, request: TransportRequest) => Promise<T>;

/** A transport whose calls are made by `run`, which may wait before a call, repeat it, or convert its error. */
export function wrapTransport(transport: Transport, run: RunCall): Transport {
  return {
    send: (request, options) => run(() => transport.send(request, options), request),
    list: (request, query, options) => run(() => transport.list(request, query, options), request),
    load: (request, options) => run(() => transport.load(request, options), request),
  };
}
