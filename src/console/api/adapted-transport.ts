import type { BackendAdapter, TransportTools } from "../../contract/backend-adapter.ts";
import type { Transport } from "../../contract/transport.ts";
import { sendAuthorized, toRefusal, toUrl, toWireResponse } from "./call-adapter.ts";
import { createCredentials } from "./credentials.ts";
import type { HttpResponse } from "./http-call.ts";
import { toApiError } from "./problem-body.ts";
import { withRenewedToken, withRetries } from "./retry.ts";
import { runHook } from "./run-hook.ts";
import type { TransportParts } from "./transport.ts";
import { wrapTransport } from "./wrap-transport.ts";

const isRefused = ({ status }: HttpResponse): boolean => status < 200 || status > 299;

function createTools({ backend, tokens, timeoutMs }: TransportParts, adapter: BackendAdapter): TransportTools {
  const credentials = createCredentials(backend, timeoutMs);
  const url = toUrl(`${backend.url}/`);
  return {
    url,
    async send({ method = "GET", ...call }, { signal, isSafe = method === "GET", statusOf } = {}) {
      const wire = { method, url, headers: {}, ...call, signal, timeoutMs };
      const sendOnce = async (): Promise<HttpResponse> => {
        const send = async (token: string | null): Promise<HttpResponse> => {
          const answer = await sendAuthorized({ adapter, credentials }, wire, token);
          return statusOf === undefined ? answer : { ...answer, status: statusOf(toWireResponse(answer)) };
        };
        const answer = await withRenewedToken(tokens, { send, isDoubtful: credentials.isDoubtful });
        if (isRefused(answer)) {
          throw toApiError(answer);
        }
        return answer;
      };
      return toWireResponse(isSafe ? await withRetries(sendOnce, signal) : await sendOnce());
    },
    toError: toRefusal,
  };
}

/** An adapter with a transport of its own. */
export type TransportAdapter = BackendAdapter & Required<Pick<BackendAdapter, "transport">>;

/** Creates the transport of an adapter with a protocol of its own. Its errors have the name of the hook. */
export function createAdaptedTransport(parts: TransportParts, adapter: TransportAdapter): Transport {
  const own = adapter.transport(createTools(parts, adapter));
  return wrapTransport(own, (call) => runHook("transport", call));
}
