import {
  AuthorizationResponseError,
  OperationProcessingError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "oauth4webapi";
import { ApiError } from "../../api/api-error.ts";

interface OidcRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: URLSearchParams | undefined;
  readonly redirect: "manual";
}

/** Sends a request of the library. */
export type OidcFetch = (url: string, request: OidcRequest) => Promise<Response>;

/** Creates a `fetch` with a time limit, which rejects with an `ApiError` if the provider is out of reach. */
export function createOidcFetch(timeoutMs: number | null): OidcFetch {
  return async (url, { method, headers, body, redirect }) => {
    const signal = timeoutMs === null ? null : AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method, headers, redirect, signal, body: body?.toString() ?? null }).catch(
      (cause: unknown) => {
        const isLate = signal?.aborted === true;
        const message = isLate ? `No answer within ${timeoutMs} ms` : "The provider could not be reached";
        throw new ApiError({ kind: isLate ? "timeout" : "network", message, cause });
      },
    );
    if (response.status >= 500 || response.status === 429) {
      // The library reports any response that is not JSON as a violation of the protocol, which would end the session.
      const message = `The provider answered ${response.status}`;
      throw new ApiError({ kind: "http", statusCode: response.status, message });
    }
    return response;
  };
}

/** Converts an error of the library. A rejected grant has kind `http`, which ends the session. */
export function toOidcError(error: unknown): ApiError {
  if (error instanceof ApiError) {
    return error;
  }
  if (error instanceof OperationProcessingError && error.cause instanceof ApiError) {
    return error.cause;
  }
  if (error instanceof ResponseBodyError) {
    const { status: statusCode, error: code, error_description: description, message } = error;
    return new ApiError({ kind: "http", statusCode, message, serverMessage: description ?? code, cause: error });
  }
  if (error instanceof AuthorizationResponseError) {
    const serverMessage = error.error_description ?? error.error;
    return new ApiError({ kind: "http", statusCode: 403, message: error.message, serverMessage, cause: error });
  }
  if (error instanceof WWWAuthenticateChallengeError) {
    return new ApiError({ kind: "http", statusCode: error.status, message: error.message, cause: error });
  }
  const message = error instanceof Error ? error.message : String(error);
  return new ApiError({ kind: "unexpected", message: `OpenID Connect: ${message}`, cause: error });
}
